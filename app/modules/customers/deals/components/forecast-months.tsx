import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import { addDays, lastOfMonth } from '#contract/core/days.ts'
import type { DealForecast } from '#contract/customers/deals.ts'
import { dealsPath } from '../paths.ts'

type Month = DealForecast['months'][number]
type Props = { forecast: DealForecast; pipelineId: string | undefined }

/** What deals will bring, a month a line; each line leads to its deals. */
export function ForecastMonths({ forecast, pipelineId }: Props) {
  const t = useT('deals')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const { months, currency, asOfDate } = forecast
  if (months.length === 0) return <p className={text.soft}>{t('forecast.none')}</p>
  const nameOf = ({ month }: Month) =>
    /^\d/.test(month) ? date(`${month}-01`, 'month') : t(`forecast.${month}`)
  const hrefOf = (month: Month) => {
    const query = new URLSearchParams(spanOf(month.month, asOfDate))
    if (pipelineId) query.set('pipeline', pipelineId)
    return `${dealsPath(firm.firmId)}?${query}`
  }
  return (
    <RowsTable
      caption={t('forecast.title')}
      isStacked
      rows={months}
      keyOf={(month) => month.month}
      columns={[
        {
          head: t('forecast.month'),
          place: 'name',
          cell: (month) => (
            <a className={text.link} href={hrefOf(month)}>
              {nameOf(month)}
            </a>
          ),
        },
        {
          head: t('forecast.deals'),
          isNumber: true,
          place: 'detail',
          cell: (month) => month.openCount + month.wonCount,
        },
        { head: t('forecast.won'), isNumber: true, cell: (month) => money(month.won, currency) },
        {
          head: t('forecast.worst'),
          isNumber: true,
          cell: (month) => money(month.worst, currency),
        },
        {
          head: t('forecast.expected'),
          isNumber: true,
          place: 'figure',
          cell: (month) => money(month.expected, currency),
        },
        { head: t('forecast.best'), isNumber: true, cell: (month) => money(month.best, currency) },
      ]}
    />
  )
}

/** Which days of the list a line means. */
function spanOf(month: string, asOfDate: string): Record<string, string> {
  if (month === 'undated') return { expectedFrom: '2199-12-31' }
  if (month === 'overdue') return { expectedTo: addDays(asOfDate, -1) }
  const last = lastOfMonth(month)
  const first = `${month}-01`
  return { expectedFrom: first < asOfDate && last >= asOfDate ? asOfDate : first, expectedTo: last }
}
