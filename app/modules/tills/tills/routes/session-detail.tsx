import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Status } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { tillSessionsContract } from '#contract/tills/till-calls.ts'
import { SessionActions } from '../components/session-actions.tsx'
import { SessionReport } from '../components/session-report.tsx'
import { sessionPath, sessionsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const tillSessionId = requireIdParam(args, 'tillSessionId')
  const { firmId } = access.firm
  const [session, panels] = await Promise.all([
    access.call(tillSessionsContract.get, { firmId, tillSessionId }),
    loadPanels(access, 'tillSession', tillSessionId),
  ])
  const { state, number, registerName } = session
  const words = t('tills')
  const title =
    state === 'closed'
      ? words('report.zOf', { number })
      : words('report.xOf', { name: registerName })
  return { head: pageMeta(args, { title }), session, panels, title }
}

/** Accepts a difference, or has the drawer counted once more. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { intent, idempotencyKey } = form
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  if (intent !== 'approve' && intent !== 'recount') throw new AppError('malformed', 'No intent')
  const note = textAt(form.data, 'note')
  const result = await attempt(form, () =>
    intent === 'approve'
      ? call(tillSessionsContract.approve, { ...ids, note }, { idempotencyKey })
      : call(tillSessionsContract.recount, ids, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, sessionPath(firm.firmId, ids.tillSessionId), {
    type: 'success',
    message: t('tills')(intent === 'approve' ? 'count.closed' : 'session.reopened'),
  })
}

export default function SessionDetailRoute() {
  const { session, panels, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const { state, openedAt, openedByName: name } = session
  const disc = state === 'closed' ? 'paid' : state === 'counted' ? 'overdue' : 'sent'
  return (
    <>
      <PageHead
        title={title}
        mark={<Status kind={disc}>{t(`state.${state}`)}</Status>}
        sentence={t('session.since', { at: dateTime(openedAt), name })}
        crumb={{ href: sessionsPath(firm.firmId), label: t('sessions.list.title') }}
        actions={<SessionActions session={session} />}
      />
      <SheetRefusal refusal={refusal} />
      <SessionReport session={session} />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
