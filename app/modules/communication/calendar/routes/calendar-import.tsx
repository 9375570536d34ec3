import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { TrialHead } from '#app/shell/trial-head.tsx'
import { getVisit } from '#app/shell/visit.server.ts'
import { calendarFilesContract } from '#contract/communication/calendar-files.ts'
import { AppError } from '#contract/core/errors.ts'
import { IcsActions, IcsFindings } from '../components/ics-findings.tsx'
import { calendarFilesPath, calendarImportPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const calendarImportId = requireIdParam(args, 'calendarImportId')
  const trial = await call(calendarFilesContract.getImport, {
    firmId: firm.firmId,
    calendarImportId,
  })
  return { head: pageMeta(args, { title: trial.fileName }), trial }
}

/** Takes the events of a file, forgets it, or takes back what it brought. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('calendar')
  const form = await readForm(args.request)
  const { intent } = form
  const { firmId } = firm
  const ids = { firmId, calendarImportId: requireIdParam(args, 'calendarImportId') }
  const result = await attempt(form, async () => {
    if (intent === 'discard') {
      await call(calendarFilesContract.discard, ids)
      return t('ics.done.discard')
    }
    if (intent === 'undo') {
      const { kept } = await call(calendarFilesContract.undo, ids)
      return kept > 0 ? t('ics.done.undoKept', { count: kept }) : t('ics.done.undo')
    }
    if (intent !== 'commit') throw new AppError('malformed', 'No intent')
    const { added, changed } = await call(calendarFilesContract.commit, ids)
    return t('ics.done.commit', { count: added + changed })
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const { calendarImportId } = ids
  const to =
    intent === 'discard' ? calendarFilesPath(firmId) : calendarImportPath(firmId, calendarImportId)
  return redirectWithToast(args, to, { type: 'success', message: result.value })
}

export default function CalendarImportRoute() {
  const { trial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('calendar')
  const { firm } = useFirm()
  return (
    <>
      <TrialHead
        trial={trial}
        state={t(`ics.state.${trial.state}`)}
        sentence={(who) => t('ics.by', who)}
        crumb={{ href: calendarFilesPath(firm.firmId), label: t('menu.files') }}
        actions={<IcsActions trial={trial} />}
      />
      <SheetRefusal refusal={refusal} />
      <IcsFindings trial={trial} />
    </>
  )
}

export const meta = headOf
