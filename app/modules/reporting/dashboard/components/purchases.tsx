import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import { More } from './key-figures.tsx'
import { useLists } from './use-lists.ts'

/** What is to be paid and was spent, and the claims that wait; each leads to its list. */
export function Purchases({ dashboard }: { dashboard: Dashboard }) {
  const { purchases, currency } = dashboard
  const t = useT('dashboard')
  const { money, number } = useFormat()
  const paths = useLists(dashboard)
  const { bills, expenses, claims } = purchases
  const shown = [bills, expenses, claims].filter((one) => one !== null).length
  if (shown === 0) return null
  return (
    <Rules columns={shown === 3 ? 'three' : shown === 2 ? 'two' : 'one'}>
      {bills && (
        <Figure
          label={t('purchases.bills')}
          value={
            <More href={paths.bills} label={t('purchases.bills')}>
              {money(bills.amount, currency)}
            </More>
          }
          detail={
            bills.overdue > 0
              ? t('purchases.overdue', { amount: money(bills.overdue, currency) })
              : t('figures.noneLate')
          }
        />
      )}
      {expenses && (
        <Figure
          label={t('purchases.expenses')}
          value={
            <More href={paths.expensesOf(expenses.month)} label={t('purchases.expenses')}>
              {money(expenses.amount, currency)}
            </More>
          }
          detail={
            expenses.cashDifferences === 0
              ? t('purchases.expensesWords')
              : t('purchases.cashDifferences', {
                  amount: money(expenses.cashDifferences, currency),
                })
          }
        />
      )}
      {claims !== null && (
        <Figure
          label={t('purchases.claims')}
          value={
            <More href={paths.claims} label={t('purchases.claims')}>
              {number(claims)}
            </More>
          }
          detail={t('purchases.claimsWords')}
        />
      )}
    </Rules>
  )
}
