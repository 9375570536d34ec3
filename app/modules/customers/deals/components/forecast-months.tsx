import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('forecast.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('forecast.month')}</HeadCell>
          <HeadCell isNumber>{t('forecast.deals')}</HeadCell>
          <HeadCell isNumber>{t('forecast.won')}</HeadCell>
          <HeadCell isNumber>{t('forecast.worst')}</HeadCell>
          <HeadCell isNumber>{t('forecast.expected')}</HeadCell>
          <HeadCell isNumber>{t('forecast.best')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <Cell place="name">
              <a className={text.link} href={hrefOf(month)}>
                {nameOf(month)}
              </a>
            </Cell>
            <NumberCell place="detail">{month.openCount + month.wonCount}</NumberCell>
            <NumberCell>{money(month.won, currency)}</NumberCell>
            <NumberCell>{money(month.worst, currency)}</NumberCell>
            <NumberCell place="figure">{money(month.expected, currency)}</NumberCell>
            <NumberCell>{money(month.best, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Which days of the list a line means. */
function spanOf(month: string, asOfDate: string): Record<string, string> {
  if (month === 'undated') return { expectedFrom: '2199-12-31' }
  if (month === 'overdue') return { expectedTo: dayBefore(asOfDate) }
  const [year = 0, at = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10)
  const first = `${month}-01`
  return { expectedFrom: first < asOfDate && last >= asOfDate ? asOfDate : first, expectedTo: last }
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
}
