import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import { newEntryPath } from '../paths.ts'

type Event = TimeWeek['events'][number]

/** What one's calendar has of the week: each leads to the form, filled in with it. */
export function WeekEvents({ events }: { events: Event[] }) {
  const t = useT('time')
  const { date } = useFormat()
  const { firm } = useFirm()
  const formOf = ({ title, date: day, from, to }: Event) =>
    `${newEntryPath(firm.firmId)}?${new URLSearchParams({ note: title, date: day, from, to })}`
  return (
    <RowsTable
      caption={t('week.events')}
      isStacked
      rows={events}
      keyOf={({ date: day, from, title }) => `${day} ${from} ${title}`}
      columns={[
        {
          head: t('week.events'),
          place: 'name',
          href: formOf,
          cell: ({ title }) => title,
        },
        { head: t('field.date'), place: 'detail', cell: (event) => date(event.date, 'day') },
        { head: t('field.clock'), place: 'figure', cell: ({ from, to }) => `${from} – ${to}` },
      ]}
    />
  )
}
