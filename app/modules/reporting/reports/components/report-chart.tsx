import { formatTick } from '#app/shell/format-tick.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { type Bar, BarChart, RankBars, SheetPad, Stack } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { CountryMap } from './country-map.tsx'
import { linkHref } from './link-href.ts'

/** The picture of a report, above the table with the same figures. */
export function ReportChart({ report }: { report: Report }) {
  const t = useT('reports')
  const format = useFormat()
  const { firm } = useFirm()
  const { chart, rows, columns, currency, title } = report
  if (!chart) return null
  const size = (minor: number) => Number(minorToDecimal(minor, currency))
  const shown = chart.rows.flatMap((at) => {
    const cells = rows[at]?.cells ?? []
    const amount = cells[chart.column]?.amount ?? 0
    const before = chart.comparison === null ? undefined : cells[chart.comparison]?.amount
    const link = cells[0]?.link ?? cells[chart.column]?.link
    const href = link && linkHref(firm.firmId, link)
    return [{ label: cells[0]?.text ?? '', amount, before, href }]
  })
  if (chart.kind === 'bars') {
    return (
      <SheetPad>
        <Stack>
          <CountryMap report={report} column={chart.column} />
          <RankBars
            caption={title}
            rows={shown.map(({ label, amount, href }) => ({
              label,
              amount: size(amount),
              amountText: format.money(amount, currency),
              href,
            }))}
          />
        </Stack>
      </SheetPad>
    )
  }
  const bars = shown.map(
    ({ label, amount, before }): Bar => ({
      label,
      in: size(amount),
      inText: format.money(amount, currency),
      ...(before !== undefined && {
        comparison: size(before),
        comparisonText: format.money(before, currency),
      }),
    }),
  )
  const comparison = chart.comparison === null ? undefined : columns[chart.comparison]?.label
  return (
    <SheetPad>
      <BarChart
        label={`${title}, ${currency}`}
        bars={bars}
        names={{
          period: columns[0]?.label ?? '',
          in: columns[chart.column]?.label ?? '',
          ...(comparison !== undefined && { comparison }),
        }}
        formatTick={(value) => formatTick(value, format.locale)}
        tableLabel={t('chart.table')}
      />
    </SheetPad>
  )
}
