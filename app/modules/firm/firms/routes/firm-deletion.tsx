import { useActionData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FirmDeletionInput, firmDeletionContract } from '#contract/firm/firm-deletion.ts'
import { DeletionForm, KeepForm } from '../components/deletion-forms.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { deletionPath, firmDataPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireFirm(args)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('firms')('deletion.title') }) }
}

/** Has the firm deleted in 30 days, or keeps it after all. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('firms')
  const { firmId } = firm
  const form = await readForm(args.request)
  if (form.intent === 'keep') {
    await call(firmDeletionContract.cancel, { firmId })
    const message = t('deletion.kept', { name: firm.tradeName || firm.legalName })
    return redirectWithToast(args, firmDataPath(firmId), { type: 'success', message })
  }
  const { value, refusal } = parseForm(FirmDeletionInput, form)
  if (refusal) return refuse(refusal)
  const result = await attemptConfirmed(args, form, () =>
    call(firmDeletionContract.schedule, { ...value, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('deletion.done')
  return redirectWithToast(args, deletionPath(firmId), { type: 'success', message })
}

export default function FirmDeletionRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('firms')
  const { date } = useFormat()
  const { firm } = useFirm()
  const { deletionAt } = firm
  return (
    <>
      <SettingsHead
        sentence={
          deletionAt ? t('deletion.on', { date: date(deletionAt.slice(0, 10), 'long') }) : undefined
        }
      />
      {deletionAt ? <KeepForm /> : <DeletionForm refusal={refusal} />}
    </>
  )
}

export const meta = headOf
