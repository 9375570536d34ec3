import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, TableScroller, text } from '#app/ui/index.ts'
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
          <RowsTable
            caption={t('months.title')}
            rows={months}
            keyOf={({ month }) => month}
            columns={[
              {
                head: t('months.month'),
                cell: ({ month }) => (
                  <a className={text.link} href={monthPath(firm.firmId, month)}>
                    {date(`${month}-01`, 'month')}
                  </a>
                ),
              },
              { head: t('months.count'), isNumber: true, cell: ({ count }) => number(count) },
              {
                head: t('months.paid', { currency }),
                isNumber: true,
                cell: ({ amountBase }) => amount(amountBase, currency),
              },
              {
                head: t('months.cost', { currency }),
                isNumber: true,
                cell: ({ costBase }) => amount(costBase, currency),
              },
            ]}
          />
        </TableScroller>
      </RulesCell>
    </Rules>
  )
}
