import { useActionData, useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { VerifactuSettings, verifactuContract } from '#contract/selling/verifactu.ts'
import { RecordsPart } from '../components/verifactu/records-part.tsx'
import { VerifactuForm } from '../components/verifactu/verifactu-form.tsx'
import { verifactuPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  if (firm.country !== 'ES') throw new AppError('not_found', 'Spain alone has these records')
  return {
    head: pageMeta(args, { title: t('invoicing')('verifactu.title') }),
    view: await call(verifactuContract.get, { firmId: firm.firmId }),
  }
}

/** Keeps the settings, or puts what waits into a file for the agency. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  const isHandOver = form.intent === 'handOver'
  if (isHandOver) {
    const made = await attempt(form, () => call(verifactuContract.handOver, { firmId }))
    if (made.refusal) return refuse(made.refusal, made.status)
  } else {
    const { value, refusal } = parseForm(VerifactuSettings, form)
    if (refusal) return refuse(refusal)
    const saved = await attempt(form, () => call(verifactuContract.set, { ...value, firmId }))
    if (saved.refusal) return refuse(saved.refusal, saved.status)
  }
  return redirectWithToast(args, verifactuPath(firmId), {
    type: 'success',
    message: t('invoicing')(isHandOver ? 'verifactu.handedOver' : 'verifactu.saved'),
  })
}

export default function VerifactuRoute() {
  const { view } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('invoicing')
  return (
    <>
      <SettingsHead sentence={t('verifactu.sentence')} />
      <VerifactuForm settings={view.settings} refusal={refusal} />
      <RecordsPart view={view} />
    </>
  )
}

export const meta = headOf
