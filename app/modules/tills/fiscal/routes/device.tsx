import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import {
  FiscalDeviceInput,
  FiscalFileQuery,
  FiscalStep,
  fiscalContract,
} from '#contract/tills/fiscal.ts'
import { DeviceFacts } from '../components/device-facts.tsx'
import { DeviceSteps } from '../components/device-steps.tsx'
import { FileForm } from '../components/file-form.tsx'
import { RecordTable } from '../components/record-table.tsx'
import { SetUpForm } from '../components/set-up-form.tsx'
import { fiscalFilePath, fiscalPath, fiscalTillPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const [{ rows, needsDevice }, till] = await Promise.all([
    call(fiscalContract.list, ids),
    call(fiscalContract.get, ids),
  ])
  const { name } = till.device
  const search = new URL(args.request.url).searchParams
  const step = FiscalStep.safeParse(search.get('step'))
  return {
    head: pageMeta(args, { title: name }),
    till,
    needsDevice,
    count: rows.length,
    asked: step.success ? step.data : null,
    today: new Date().toISOString().slice(0, 10),
  }
}

/** Sets up a device, or does by hand what its country provides for. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  if (form.intent === 'file') {
    const { value, refusal } = parseForm(FiscalFileQuery, form)
    if (refusal) return refuse(refusal)
    const ready = await attempt(form, () => call(fiscalContract.prepareFile, { ...value, ...ids }))
    if (ready.refusal) return refuse(ready.refusal, ready.status)
    return redirect(fiscalFilePath(ids.firmId, ids.tillId, value))
  }
  const step = FiscalStep.safeParse(form.intent)
  if (step.success) {
    const done = await attempt(form, () => call(fiscalContract.step, { ...ids, step: step.data }))
    if (done.refusal) return refuse(done.refusal, done.status)
  } else {
    const { value, refusal } = parseForm(FiscalDeviceInput, form)
    if (refusal) return refuse(refusal)
    const done = await attemptConfirmed(args, form, () =>
      call(fiscalContract.setUp, { ...value, ...ids }),
    )
    if (done.refusal) return refuse(done.refusal, done.status)
  }
  return redirectWithToast(args, fiscalTillPath(ids.firmId, ids.tillId), {
    type: 'success',
    message: t('fiscal')(step.success ? `step.${step.data}.done` : 'setUp.done'),
  })
}

export default function DeviceRoute() {
  const { till, needsDevice, asked, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('fiscal')
  const { firm, can } = useFirm()
  const { device, country, files, records } = till
  const isNew = device.mode === 'none'
  // Each form of the page shows what was wrong with its own fields.
  const ofFiles = refusal && 'from' in refusal.values ? refusal : undefined
  const ofSetUp = refusal && 'mode' in refusal.values ? refusal : undefined
  const ofStep = ofFiles || ofSetUp ? undefined : refusal
  const maySetUp = needsDevice && can('till:edit') && (isNew || device.mode === 'remote')
  return (
    <>
      <PageHead
        title={device.name}
        sentence={t(`duty.${country ?? 'none'}`)}
        crumb={{ href: fiscalPath(firm.firmId), label: t('title') }}
      />
      <DeviceFacts till={till} needsDevice={needsDevice} />
      {maySetUp && device.state !== 'ended' && (
        <SetUpForm device={device} takesService={country === 'DE'} refusal={ofSetUp} />
      )}
      {can('till:approve') && <DeviceSteps till={till} asked={asked} refusal={ofStep} />}
      {can('till:approve') && files.length > 0 && (
        <FileForm till={till} today={today} refusal={ofFiles} />
      )}
      {records.length > 0 && <RecordTable records={records} />}
    </>
  )
}

export const meta = headOf
