import { formatTick } from '#app/shell/format-tick.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { type Bar, BarChart } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'

/** Twelve months: received, where that is seen, in front of invoiced, and the same as a table. */
export function MonthsChart({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const format = useFormat()
  const { currency, months, today } = dashboard
  const size = (minor: number) => Number(minorToDecimal(minor, currency))
  const barOf = (minor: number) => ({ in: size(minor), inText: format.money(minor, currency) })
  const isOfTwo = dashboard.received !== null
  const bars = months.map(
    ({ month, invoiced, received }): Bar => ({
      label: format.date(month, 'monthShort'),
      isCurrent: today.startsWith(month),
      ...barOf(received ?? invoiced),
      ...(received !== null && {
        comparison: size(invoiced),
        comparisonText: format.money(invoiced, currency),
      }),
    }),
  )
  return (
    <BarChart
      label={t(isOfTwo ? 'chart.label' : 'chart.invoicedLabel', { currency })}
      bars={bars}
      names={{
        period: t('chart.month'),
        in: t(isOfTwo ? 'chart.received' : 'chart.invoiced'),
        ...(isOfTwo && { comparison: t('chart.invoiced') }),
      }}
      formatTick={(value) => formatTick(value, format.locale)}
      tableLabel={t('chart.table')}
    />
  )
}
