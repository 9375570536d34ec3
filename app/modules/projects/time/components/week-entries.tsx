import { formatHours } from '#app/modules/projects/projects/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag } from '#app/ui/index.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import { timeEntryPath } from '../paths.ts'
import { LockTag } from './lock-tag.tsx'

/** The entries of a week, each with a mark where it says the same minutes as another one. */
export function WeekEntries({ week: { entries, overlaps } }: { week: TimeWeek }) {
  const t = useT('time')
  const { date } = useFormat()
  const { firm } = useFirm()
  const double = new Set(overlaps.flatMap(({ firstId, secondId }) => [firstId, secondId]))
  return (
    <RowsTable
      caption={t('week.entries')}
      isStacked
      rows={entries}
      keyOf={(entry) => entry.id}
      columns={[
        {
          head: t('field.date'),
          place: 'name',
          href: (entry) => timeEntryPath(firm.firmId, entry.id),
          cell: (entry) => date(entry.date, 'day'),
        },
        {
          head: t('field.clock'),
          cell: (entry) => (entry.to === '' ? entry.from : `${entry.from} – ${entry.to}`),
        },
        { head: t('field.projectId'), place: 'detail', cell: (entry) => entry.project },
        {
          head: t('field.note'),
          place: 'secondDetail',
          tone: 'soft',
          cell: (entry) => [entry.task, entry.note].filter((words) => words !== '').join(': '),
        },
        {
          head: t('list.lock'),
          place: 'state',
          cell: (entry) => (
            <>
              <LockTag entry={entry} />
              {double.has(entry.id) && <Tag tone="bad">{t('week.overlaps')}</Tag>}
            </>
          ),
        },
        {
          head: t('list.hours'),
          isNumber: true,
          place: 'figure',
          tone: 'strong',
          cell: (entry) => formatHours(entry.seconds),
        },
      ]}
    />
  )
}
