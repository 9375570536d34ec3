import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NumberCell, RowsTable, TableScroller, text } from '#app/ui/index.ts'
import type { TimeSheet } from '#contract/people/attendance.ts'
import { clockText, creditText, differenceText } from '../words.ts'

type SheetTableProps = {
  sheet: TimeSheet
  /** The page where a day is corrected; none for who may not. */
  hrefOf?(date: string): string
  /** Days after this one are left out: nothing can be said of them yet. */
  until: string
}

/** A month by day with its sums. */
export function SheetTable({ sheet, hrefOf, until }: SheetTableProps) {
  const t = useT('attendance')
  const { date } = useFormat()
  const days = sheet.days.filter((day) => day.date <= until)
  const caption = date(`${sheet.month}-01`, 'month')
  // Of the days shown: a month that runs on would be short of all its days to come.
  const sumOf = (minutesOf: (day: TimeSheet['days'][number]) => number) =>
    days.reduce((sum, day) => sum + minutesOf(day), 0)
  const breaksOf = ({ breaks }: TimeSheet['days'][number]) => breaks.taken + breaks.automatic
  return (
    <TableScroller label={caption}>
      <RowsTable
        caption={caption}
        density="compact"
        withoutPad
        rows={days}
        keyOf={(day) => day.date}
        columns={[
          {
            head: t('field.date'),
            cell: (day) =>
              hrefOf ? (
                <a className={text.link} href={hrefOf(day.date)}>
                  {date(day.date, 'day')}
                </a>
              ) : (
                date(day.date, 'day')
              ),
          },
          {
            head: t('field.times'),
            cell: (day) => (
              <>
                {day.spans.map(({ from, to }) => `${from}–${to}`).join(', ')}
                {day.credits.map(({ kind, minutes }) => (
                  <span key={kind} className={text.soft}>
                    {' '}
                    {creditText(kind, t)} {clockText(minutes)}
                  </span>
                ))}
                {day.openItems > 0 && (
                  <span className={text.bad}> {t('open', { count: day.openItems })}</span>
                )}
              </>
            ),
          },
          {
            head: t('field.breaks'),
            isNumber: true,
            cell: (day) => clockText(breaksOf(day)),
          },
          { head: t('field.worked'), isNumber: true, cell: (day) => clockText(day.worked) },
          { head: t('field.planned'), isNumber: true, cell: (day) => clockText(day.planned) },
          {
            head: t('field.difference'),
            isNumber: true,
            cell: (day) => differenceText(day.difference),
          },
        ]}
      >
        <tfoot>
          <tr>
            <Cell>{t('field.total')}</Cell>
            <Cell />
            <NumberCell>{clockText(sumOf(breaksOf))}</NumberCell>
            <NumberCell>{clockText(sumOf(({ worked }) => worked))}</NumberCell>
            <NumberCell>{clockText(sumOf(({ planned }) => planned))}</NumberCell>
            <NumberCell>{differenceText(sumOf(({ difference }) => difference))}</NumberCell>
          </tr>
        </tfoot>
      </RowsTable>
    </TableScroller>
  )
}
