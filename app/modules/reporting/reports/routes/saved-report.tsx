import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { DeleteSavedDialog } from '#app/shell/form/delete-saved-dialog.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { atAddresses, typedAddresses } from '#app/shell/form/mail-rhythm-fields.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { SavedHead } from '#app/shell/form/saved-head.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import { reportSnapshotsContract, SnapshotsChange } from '#contract/reporting/report-snapshots.ts'
import { SavedReportChange, savedReportsContract } from '#contract/reporting/saved-reports.ts'
import { SavedForm } from '../components/saved-form.tsx'
import { Trend } from '../components/trend.tsx'
import { reportPath, reportsPath, savedReportPath } from '../paths.ts'

const dialogId = 'delete-saved'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, savedReportId: requireIdParam(args, 'savedReportId') }
  const saved = await call(savedReportsContract.get, ids)
  const snapshots = saved.isOwn ? await call(reportSnapshotsContract.get, ids) : undefined
  return { head: pageMeta(args, { title: saved.name }), saved, snapshots }
}

/** Changes the saved report, or deletes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const ids = { firmId: firm.firmId, savedReportId: requireIdParam(args, 'savedReportId') }
  if (form.intent === 'delete') {
    await call(savedReportsContract.delete, ids)
    const message = t('reports')('saved.deleted')
    return redirectWithToast(args, reportsPath(firm.firmId), { type: 'success', message })
  }
  if (form.intent === 'keepSnapshots' || form.intent === 'removeSnapshots') {
    return changeSnapshots(args, form, ids)
  }
  if (form.intent !== '') throw new AppError('malformed', 'Unknown intent')
  const to = typedAddresses(form)
  const isShared = textAt(form.data, 'isShared') === '1'
  const { value, refusal } = parseForm(SavedReportChange, form, { ...ids, to, isShared })
  if (refusal) return refuse(atAddresses(refusal))
  const result = await attempt(form, () => call(savedReportsContract.update, value))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('reports')('saved.done', { name: result.value.name })
  return redirectWithToast(args, reportsPath(firm.firmId), { type: 'success', message })
}

/** Says how long snapshots are kept, or removes those there are. */
async function changeSnapshots(
  args: Args,
  form: Form,
  ids: { firmId: string; savedReportId: string },
) {
  const { call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const words = t('reports')
  const to = savedReportPath(ids.firmId, ids.savedReportId)
  if (form.intent === 'removeSnapshots') {
    await call(reportSnapshotsContract.delete, ids)
    return redirectWithToast(args, to, { type: 'success', message: words('trend.removed') })
  }
  const { value, refusal } = parseForm(SnapshotsChange, form, ids)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(reportSnapshotsContract.update, value))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, to, { type: 'success', message: words('trend.saved') })
}

export default function SavedReportRoute() {
  const { saved, snapshots } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm, can } = useFirm()
  const isOfTrend = refusal?.values.keepsDays !== undefined
  const isDeletable = saved.isOwn && can(needsOf(savedReportsContract.delete))
  return (
    <>
      <SavedHead
        texts="reports"
        name={saved.name}
        sentence={saved.isOwn ? t('saved.mailWords') : t('saved.of', { name: saved.ownerName })}
        crumb={{ href: reportsPath(firm.firmId), label: t('menu.reports') }}
        href={reportPath(firm.firmId, saved.report, saved.query)}
        deleteId={isDeletable && dialogId}
      />
      {saved.isOwn && (
        <SavedForm
          saved={saved}
          refusal={isOfTrend ? undefined : refusal}
          selfHref={savedReportPath(firm.firmId, saved.id)}
        />
      )}
      {snapshots && <Trend snapshots={snapshots} refusal={isOfTrend ? refusal : undefined} />}
      {isDeletable && <DeleteSavedDialog id={dialogId} texts="reports" name={saved.name} />}
    </>
  )
}

export const meta = headOf
