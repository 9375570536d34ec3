import { formatHours } from '#app/modules/projects/projects/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, Tag } from '#app/ui/index.ts'
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
    <Table caption={t('week.entries')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.clock')}</HeadCell>
          <HeadCell>{t('field.projectId')}</HeadCell>
          <HeadCell>{t('field.note')}</HeadCell>
          <HeadCell>{t('list.lock')}</HeadCell>
          <HeadCell isNumber>{t('list.hours')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <NameCell place="name" href={timeEntryPath(firm.firmId, entry.id)}>
              {date(entry.date, 'day')}
            </NameCell>
            <Cell>{entry.to === '' ? entry.from : `${entry.from} – ${entry.to}`}</Cell>
            <Cell place="detail">{entry.project}</Cell>
            <Cell place="secondDetail" tone="soft">
              {[entry.task, entry.note].filter((words) => words !== '').join(': ')}
            </Cell>
            <Cell place="state">
              <LockTag entry={entry} />
              {double.has(entry.id) && <Tag tone="bad">{t('week.overlaps')}</Tag>}
            </Cell>
            <NumberCell place="figure" tone="strong">
              {formatHours(entry.seconds)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
