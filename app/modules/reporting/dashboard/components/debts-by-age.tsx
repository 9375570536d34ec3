import { useFormat, useT } from '#app/shell/page-context.tsx'
import { AgingBars } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import { useLists } from './use-lists.ts'

const tones = {
  current: 'due',
  d30: 'late',
  d60: 'veryLate',
  d90: 'veryLate',
  over90: 'veryLate',
} as const

/** What is open by how late it is; each row leads to its invoices. */
export function DebtsByAge({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const { money } = useFormat()
  const paths = useLists(dashboard)
  const { aging, currency, receivable } = dashboard
  return (
    <AgingBars
      caption={t('aging.title')}
      rows={aging.map((age) => ({
        label: t(`aging.${age.bucket}`),
        amount: age.amount,
        amountText: money(age.amount, currency),
        tone: tones[age.bucket],
        ...(age.amount !== 0 && { href: paths.due(age) }),
      }))}
      total={{ label: t('aging.total'), amountText: money(receivable.amount, currency) }}
    />
  )
}
