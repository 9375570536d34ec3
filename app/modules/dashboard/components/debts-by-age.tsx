import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { AgingBars } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { listPaths } from '../paths.ts'

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
  const { firm } = useFirm()
  const paths = listPaths(firm.firmId)
  const { aging, currency, receivable } = dashboard
  return (
    <AgingBars
      caption={t('aging.title')}
      rows={aging.map(({ bucket, amount, from, to }) => ({
        label: t(`aging.${bucket}`),
        amount,
        amountText: money(amount, currency),
        tone: tones[bucket],
        ...(amount !== 0 && { href: paths.due({ from, to }) }),
      }))}
      total={{ label: t('aging.total'), amountText: money(receivable.amount, currency) }}
    />
  )
}
