import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import { lastOfMonth } from '#contract/core/days.ts'
import type { DealForecast } from '#contract/customers/deals.ts'
import { dealsPath } from '../paths.ts'

/** What was forecast for months that are over, beside what they brought; each leads to its deals. */
export function ForecastTruth({ forecast }: { forecast: DealForecast }) {
  const t = useT('deals')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const { truth, currency } = forecast
  if (truth.length === 0) return null
  const wonHref = (month: string) => {
    const span = { closedFrom: `${month}-01`, closedTo: lastOfMonth(month) }
    const query = new URLSearchParams({ tab: 'won', ...span })
    return `${dealsPath(firm.firmId)}?${query}`
  }
  return (
    <RowsTable
      caption={t('truth.title')}
      isCaptionShown
      isStacked
      rows={truth}
      keyOf={({ month }) => month}
      columns={[
        {
          head: t('forecast.month'),
          place: 'name',
          cell: ({ month }) => date(`${month}-01`, 'month'),
        },
        {
          head: t('truth.asOf'),
          place: 'detail',
          cell: ({ asOfDate }) => date(asOfDate, 'medium'),
        },
        {
          head: t('forecast.worst'),
          isNumber: true,
          cell: ({ worst }) => money(worst, currency),
        },
        {
          head: t('forecast.expected'),
          isNumber: true,
          cell: ({ expected }) => money(expected, currency),
        },
        { head: t('forecast.best'), isNumber: true, cell: ({ best }) => money(best, currency) },
        {
          head: t('forecast.won'),
          isNumber: true,
          place: 'figure',
          cell: ({ won, month }) => (
            <a className={text.link} href={wonHref(month)}>
              {money(won, currency)}
            </a>
          ),
        },
        {
          head: t('truth.difference'),
          isNumber: true,
          cell: ({ difference }) => money(difference, currency, { sign: 'always' }),
        },
      ]}
    />
  )
}
