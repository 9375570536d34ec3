import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import type { ExpenseMonth } from '#contract/buying/expense-parts.ts'
import { monthPath } from '../paths.ts'

/** What was spent in each of the last months; each leads to what it is made of. */
export function MonthTable({ months }: { months: readonly ExpenseMonth[] }) {
  const t = useT('expenses')
  const { amount, number, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  if (months.length === 0) return null
  return (
    <Rules>
      <RulesCell title={t('months.title')} isFlush>
        <TableScroller label={t('months.title')}>
          <Table caption={t('months.title')}>
            <thead>
              <tr>
                <HeadCell>{t('months.month')}</HeadCell>
                <HeadCell isNumber>{t('months.count')}</HeadCell>
                <HeadCell isNumber>{t('months.paid', { currency })}</HeadCell>
                <HeadCell isNumber>{t('months.cost', { currency })}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, count, amountBase, costBase }) => (
                <tr key={month}>
                  <Cell>
                    <a className={text.link} href={monthPath(firm.firmId, month)}>
                      {date(`${month}-01`, 'month')}
                    </a>
                  </Cell>
                  <NumberCell>{number(count)}</NumberCell>
                  <NumberCell>{amount(amountBase, currency)}</NumberCell>
                  <NumberCell>{amount(costBase, currency)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroller>
      </RulesCell>
    </Rules>
  )
}
