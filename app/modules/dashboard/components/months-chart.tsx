import { useFormat, useT } from '#app/shell/page-context.tsx'
import { type Bar, BarChart } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { minorToDecimal } from '#contract/money.ts'
import { formatTick } from './format-tick.ts'

/** Twelve months: received in front of invoiced, and the same as a table. */
export function MonthsChart({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const format = useFormat()
  const { currency, months, today } = dashboard
  const size = (minor: number) => Number(minorToDecimal(minor, currency))
  const bars = months.map(
    ({ month, invoiced, received }): Bar => ({
      label: format.date(month, 'monthShort'),
      in: size(received),
      inText: format.money(received, currency),
      comparison: size(invoiced),
      comparisonText: format.money(invoiced, currency),
      isCurrent: today.startsWith(month),
    }),
  )
  return (
    <BarChart
      label={t('chart.label', { currency })}
      bars={bars}
      names={{
        period: t('chart.month'),
        in: t('chart.received'),
        comparison: t('chart.invoiced'),
      }}
      formatTick={(value) => formatTick(value, format.locale)}
      tableLabel={t('chart.table')}
    />
  )
}
