import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
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
  const { totals } = sheet
  return (
    <TableScroller label={caption}>
      <Table caption={caption} density="compact" withoutPad>
        <thead>
          <tr>
            <HeadCell>{t('field.date')}</HeadCell>
            <HeadCell>{t('field.times')}</HeadCell>
            <HeadCell isNumber>{t('field.breaks')}</HeadCell>
            <HeadCell isNumber>{t('field.worked')}</HeadCell>
            <HeadCell isNumber>{t('field.planned')}</HeadCell>
            <HeadCell isNumber>{t('field.difference')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <Cell>
                {hrefOf ? (
                  <a className={text.link} href={hrefOf(day.date)}>
                    {date(day.date, 'day')}
                  </a>
                ) : (
                  date(day.date, 'day')
                )}
              </Cell>
              <Cell>
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
              </Cell>
              <NumberCell>{clockText(day.breaks.taken + day.breaks.automatic)}</NumberCell>
              <NumberCell>{clockText(day.worked)}</NumberCell>
              <NumberCell>{clockText(day.planned)}</NumberCell>
              <NumberCell>{differenceText(day.difference)}</NumberCell>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Cell>{t('field.total')}</Cell>
            <Cell />
            <NumberCell>{clockText(totals.breaks.taken + totals.breaks.automatic)}</NumberCell>
            <NumberCell>{clockText(totals.worked)}</NumberCell>
            <NumberCell>{clockText(totals.planned)}</NumberCell>
            <NumberCell>{differenceText(totals.difference)}</NumberCell>
          </tr>
        </tfoot>
      </Table>
    </TableScroller>
  )
}
