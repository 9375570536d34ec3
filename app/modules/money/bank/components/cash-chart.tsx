import { useFormat, useT } from '#app/shell/page-context.tsx'
import { type Bar, BarChart } from '#app/ui/index.ts'
import { keptNumberFormat } from '#contract/core/kept-formats.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { CashLine } from '#contract/money/cash-line.ts'

/** What comes in and goes out week by week, and what is then left; the same as a table below. */
export function CashChart({ line: { weeks, currency, today } }: { line: CashLine }) {
  const t = useT('bank')
  const { date, money, locale } = useFormat()
  const size = (minor: number) => Number(minorToDecimal(minor, currency))
  const ticks = keptNumberFormat(locale, { notation: 'compact' })
  const bars = weeks.map(
    (week): Bar => ({
      label: date(week.from, 'medium'),
      in: size(week.in),
      inText: money(week.in, currency),
      out: size(week.out),
      outText: money(week.out, currency),
      net: size(week.balance),
      netText: money(week.balance, currency),
      isExpected: week.from > today,
    }),
  )
  return (
    <BarChart
      label={t('cash.chart', { currency })}
      bars={bars}
      names={{
        period: t('cash.week'),
        in: t('cash.in'),
        out: t('cash.out'),
        net: t('cash.balance'),
        expected: t('cash.expected'),
      }}
      formatTick={(value) => ticks.format(value)}
      tableLabel={t('cash.table')}
    />
  )
}
