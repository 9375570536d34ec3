import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, RulesCell, Table, text } from '#app/ui/index.ts'
import type { ExpenseMonth } from '#contract/expenses.ts'
import { expensesPath } from '../paths.ts'

/** What was spent in each of the last months; each leads to what it is made of. */
export function MonthTable({ months }: { months: readonly ExpenseMonth[] }) {
  const t = useT('expenses')
  const { amount, number, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  if (months.length === 0) return null
  return (
    <RulesCell title={t('months.title')} isFlush>
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
                <a
                  className={text.link}
                  href={`${expensesPath(firm.firmId)}?from=${month}-01&to=${lastDay(month)}`}
                >
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
    </RulesCell>
  )
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
