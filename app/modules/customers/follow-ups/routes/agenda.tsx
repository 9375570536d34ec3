import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm, requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Segmented, SheetPad, Stack } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { FollowUpDone, followUpsContract } from '#contract/customers/follow-ups.ts'
import { AgendaList } from '../components/agenda-list.tsx'
import { agendaPath, newFollowUpPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const isOfAll = new URL(args.request.url).searchParams.get('of') === 'all'
  const [{ t }, { user }] = await Promise.all([getVisit(args), requireSession(args)])
  const owner = isOfAll ? undefined : user.id
  const agenda = await call(followUpsContract.agenda, { firmId: firm.firmId, owner })
  return { head: pageMeta(args, { title: t('follow-ups')('agenda.title') }), agenda, isOfAll }
}

/** Marks what was ticked as done. */
export const action = formAction({
  schema: FollowUpDone.extend({ followUpId: Id }),
  send: ({ call, firmId, form }, done) => call(followUpsContract.finish, { ...done, firmId }, form),
  done: ({ firmId, t, args }, { title }) => ({
    to: agendaPath(firmId, new URL(args.request.url).searchParams.get('of') === 'all'),
    message: t('follow-ups')('finish.done', { title }),
  }),
})

export default function AgendaRoute() {
  const { agenda, isOfAll } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('follow-ups')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { late, dueToday, soon, today } = agenda
  const isEmpty = late.length + dueToday.length + soon.length === 0
  return (
    <>
      <PageHead
        title={t('agenda.title')}
        sentence={date(today, 'day')}
        actions={
          can('followUp:edit') && (
            <LinkButton kind="primary" icon="plus" href={newFollowUpPath(firm.firmId)}>
              {t('list.new')}
            </LinkButton>
          )
        }
      />
      <SheetPad>
        <Stack>
          <RefusalSummary refusal={refusal} />
          <Segmented
            label={t('agenda.of')}
            choices={[
              { href: agendaPath(firm.firmId), label: t('agenda.mine'), isCurrent: !isOfAll },
              { href: agendaPath(firm.firmId, true), label: t('agenda.all'), isCurrent: isOfAll },
            ]}
          />
          {isEmpty && <Empty title={t('agenda.none')}>{t('agenda.noneWords')}</Empty>}
          <AgendaList title={t('agenda.late')} rows={late} isOfAll={isOfAll} />
          <AgendaList title={t('agenda.today')} rows={dueToday} isOfAll={isOfAll} />
          <AgendaList title={t('agenda.soon')} rows={soon} isOfAll={isOfAll} />
        </Stack>
      </SheetPad>
    </>
  )
}

export const meta = headOf
