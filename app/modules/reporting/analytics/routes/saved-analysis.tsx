import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { DeleteSavedDialog } from '#app/shell/form/delete-saved-dialog.tsx'
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
import { Id } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  AnalysisSnapshotsChange,
  analysisSnapshotsContract,
} from '#contract/reporting/analysis-snapshots.ts'
import {
  analysisBoardsContract,
  SavedAnalysisChange,
  savedAnalysesContract,
} from '#contract/reporting/saved-analyses.ts'
import { BoardChoice } from '../components/board-choice.tsx'
import { SavedForm } from '../components/saved-form.tsx'
import { SnapshotTable } from '../components/snapshot-table.tsx'
import { analyticsPath, askPath, boardPath, savedAnalysisPath } from '../paths.ts'

const dialogId = 'delete-analysis'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const ids = { firmId, savedAnalysisId: requireIdParam(args, 'savedAnalysisId') }
  const [saved, boards] = await Promise.all([
    call(savedAnalysesContract.get, ids),
    call(analysisBoardsContract.list, { firmId }),
  ])
  const snapshots = saved.isOwn ? await call(analysisSnapshotsContract.get, ids) : null
  const own = boards.filter(({ isOwn }) => isOwn)
  return { head: pageMeta(args, { title: saved.name }), saved, snapshots, boards: own }
}

/** Changes the saved analysis, puts it on a dashboard, says how long it is kept by night, or deletes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const words = t('analytics')
  const form = await readForm(args.request, { lists: ['roles'] })
  const { firmId } = firm
  const ids = { firmId, savedAnalysisId: requireIdParam(args, 'savedAnalysisId') }
  if (form.intent === 'delete') {
    await call(savedAnalysesContract.delete, ids)
    const message = words('saved.deleted')
    return redirectWithToast(args, analyticsPath(firmId), { type: 'success', message })
  }
  if (form.intent === 'addToBoard') return addToBoard(args, form, ids)
  if (form.intent === 'keepSnapshots') {
    const { value, refusal } = parseForm(AnalysisSnapshotsChange, form, ids)
    if (refusal) return refuse(refusal)
    const result = await attempt(form, () => call(analysisSnapshotsContract.update, value))
    if (result.refusal) return refuse(result.refusal, result.status)
    const to = savedAnalysisPath(firmId, ids.savedAnalysisId)
    return redirectWithToast(args, to, { type: 'success', message: words('snapshots.saved') })
  }
  if (form.intent !== '') throw new AppError('malformed', 'Unknown intent')
  const to = typedAddresses(form)
  const { value, refusal } = parseForm(SavedAnalysisChange, form, { ...ids, to })
  if (refusal) return refuse(atAddresses(refusal))
  const result = await attempt(form, () => call(savedAnalysesContract.update, value))
  if (result.refusal) return refuse(atAddresses(result.refusal), result.status)
  const message = words('saved.done', { name: result.value.name })
  return redirectWithToast(args, analyticsPath(firmId), { type: 'success', message })
}

async function addToBoard(
  args: Args,
  form: Form,
  ids: { firmId: string; savedAnalysisId: string },
) {
  const { call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const analysisBoardId = Id.safeParse(form.data.analysisBoardId).data
  if (!analysisBoardId) throw new AppError('malformed', 'No such dashboard')
  const { firmId, savedAnalysisId } = ids
  const { name, roles, cards, version } = await call(analysisBoardsContract.get, {
    firmId,
    analysisBoardId,
  })
  const change = { name, roles, version, cards: [...new Set([...cards, savedAnalysisId])] }
  const result = await attempt(form, () =>
    call(analysisBoardsContract.update, { ...change, firmId, analysisBoardId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('analytics')('board.done', { name })
  return redirectWithToast(args, boardPath(firmId, analysisBoardId), { type: 'success', message })
}

export default function SavedAnalysisRoute() {
  const { saved, snapshots, boards } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  const isDeletable =
    (saved.isOwn || isAllowed(firm, 'member:edit')) &&
    isAllowed(firm, needsOf(savedAnalysesContract.delete))
  const isOfSnapshots = refusal?.values.keepsDays !== undefined
  return (
    <>
      <SavedHead
        texts="analytics"
        name={saved.name}
        sentence={saved.isOwn ? t('saved.words') : t('saved.of', { name: saved.ownerName })}
        crumb={{ href: analyticsPath(firm.firmId), label: t('menu.analytics') }}
        href={askPath(firm.firmId, saved.query, saved.id)}
        deleteId={isDeletable && dialogId}
      />
      {boards.length > 0 && <BoardChoice boards={boards} />}
      {saved.isOwn && <SavedForm saved={saved} refusal={isOfSnapshots ? undefined : refusal} />}
      {snapshots && (
        <SnapshotTable snapshots={snapshots} refusal={isOfSnapshots ? refusal : undefined} />
      )}
      {isDeletable && <DeleteSavedDialog id={dialogId} texts="analytics" name={saved.name} />}
    </>
  )
}

export const meta = headOf
