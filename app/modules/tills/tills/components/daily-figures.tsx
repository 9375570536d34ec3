import { useFormat, useT } from '#app/shell/page-context.tsx'
import { BarChart, Figure, Rules, RulesCell } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'

/** What was sold, beside the week and the year before, and day by day. */
export function DailyFigures({ sales }: { sales: DailySales }) {
  const t = useT('tills')
  const { money, date } = useFormat()
  const { sold, weekBefore, yearBefore, currency, days } = sales
  const since = (before: number) =>
    t('daily.difference', { amount: money(sold.total - before, currency, { sign: 'always' }) })
  const unitsOf = (amount: number) => Number(minorToDecimal(amount, currency))
  return (
    <>
      <Rules columns="four">
        <Figure
          label={t('field.total')}
          value={money(sold.total, currency)}
          detail={`${t('field.tax')} ${money(sold.tax, currency)}`}
        />
        <Figure
          label={t('daily.tickets')}
          value={sold.tickets}
          detail={t('daily.average', {
            count: sold.sales,
            amount: money(sold.averageTicket, currency),
          })}
        />
        <Figure
          label={t('daily.weekBefore')}
          value={money(weekBefore.total, currency)}
          detail={since(weekBefore.total)}
        />
        <Figure
          label={t('daily.yearBefore')}
          value={money(yearBefore.total, currency)}
          detail={since(yearBefore.total)}
        />
      </Rules>
      {days.length > 1 && sold.tickets > 0 && (
        <Rules>
          <RulesCell title={t('daily.byDay')}>
            <BarChart
              label={t('daily.byDay')}
              bars={days.map((day) => ({
                // Many days side by side have room for the day of the month alone.
                label:
                  days.length > 7 ? String(Number(day.date.slice(8))) : date(day.date, 'dayMonth'),
                in: unitsOf(day.total),
                inText: money(day.total, currency),
              }))}
              names={{ period: t('field.date'), in: t('field.total') }}
              formatTick={(value) => money(Math.round(value * 100), currency, { isWhole: true })}
              tableLabel={t('daily.byDay')}
            />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}
