import { useLoaderData } from '@remix-run/react'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, RowsTable, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ReminderStop, remindersContract } from '#contract/selling/reminders.ts'
import { RemindersHead } from '../components/reminders-head.tsx'
import { stopsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(remindersContract.listStops, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reminders')('tab.stops') }), rows }
}

/** Lets a customer or an invoice be reminded again. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { intent } = await readForm(args.request)
  const [kind, stoppedId = ''] = intent.split('.')
  const stopKind = ReminderStop.shape.kind.safeParse(kind)
  if (!stopKind.success) throw new AppError('malformed', 'An unknown intent')
  const { firmId } = firm
  await call(remindersContract.allow, { firmId, stopKind: stopKind.data, stoppedId })
  const message = t('reminders')('done.allowed')
  return redirectWithToast(args, stopsPath(firmId), { type: 'success', message })
}

export default function StopsRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('reminders')
  const { firm, can } = useFirm()
  const { date, dateOfInstant } = useFormat()
  return (
    <>
      <RemindersHead current="stops" />
      {rows.length === 0 ? (
        <Empty title={t('stops.none')}>{t('stops.noneWords')}</Empty>
      ) : (
        <form method="post">
          <RowsTable
            caption={t('tab.stops')}
            isStacked
            rows={rows}
            keyOf={({ recordId }) => recordId}
            columns={[
              {
                head: t('stops.who'),
                place: 'name',
                cell: ({ documentKind, recordId, title }) => (
                  <a
                    className={text.link}
                    href={
                      documentKind === null
                        ? partyPath(firm.firmId, recordId)
                        : documentHref(firm.firmId, documentKind, recordId)
                    }
                  >
                    {title}
                  </a>
                ),
              },
              { head: t('stops.kind'), place: 'detail', cell: ({ kind }) => t(`stops.${kind}`) },
              {
                head: t('stops.since'),
                tone: 'soft',
                place: 'secondDetail',
                cell: ({ createdAt }) => date(dateOfInstant(createdAt), 'medium'),
              },
              can('reminder:edit') && {
                head: t('field.leave'),
                place: 'state',
                cell: ({ kind, recordId }) => (
                  <Button size="s" name="intent" value={`${kind}.${recordId}`}>
                    {t('stops.allow')}
                  </Button>
                ),
              },
            ]}
          />
        </form>
      )}
    </>
  )
}

export const meta = headOf
