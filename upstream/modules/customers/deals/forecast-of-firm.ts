import type { DealForecast } from '#contract/customers/deals.ts'
import { reachCondition } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import type { Closing } from './close-deal.ts'
import { ratesOf } from './end-deal.ts'
import { type Forecast, type ForecastDeal, forecastDeals } from './forecast.ts'
import { listPipelines, pipelines } from './pipelines.ts'
import type { RateFinder } from './rates.ts'
import { stageFigures } from './stage-figures.ts'
import type { DealStored } from './tables.ts'
import { forecastTruth } from './truth-of-firm.ts'
import { entriesOf } from './visits.ts'

const daySeconds = 86_400
const mostReasons = 8
const remembered = new Remembered<DealForecast>(8)

/** A deal as far as forecasts read it. */
type Counted = Pick<
  DealStored,
  'id' | 'pipelineId' | 'stageId' | 'state' | 'amount' | 'currency' | 'expectedDate' | 'closing'
>

/** What deals will bring by month, how they went through the stages, and why they were lost. */
export function forecastOf(
  reader: Reader,
  firm: FirmContext,
  { pipelineId }: { pipelineId?: string | undefined },
): DealForecast {
  const within = reachCondition(firm.actor, 'deal', 'held_by')
  const key = JSON.stringify([pipelineId, within, firmDate(reader, firm)])
  return remembered.recall(reader, key, () => readForecast(reader, firm, pipelineId))
}

function readForecast(
  reader: Reader,
  firm: FirmContext,
  pipelineId: string | undefined,
): DealForecast {
  const all = dealsOf(reader, firm, pipelineId)
  const forecast = priced(reader, firm, all)
  const { asOfDate, currency } = forecast
  const won = forecast.months.map(({ month, won: amount }) => [month, amount] as const)
  return {
    ...{ asOfDate, currency, oldestRate: forecast.oldestRate },
    months: forecast.months.map(({ openIds, wonIds, unpricedIds, ...month }) => ({
      ...month,
      openCount: openIds.length,
      wonCount: wonIds.length,
      unpricedCount: unpricedIds.length,
    })),
    unpriced: forecast.unpriced.map(({ dealIds, ...one }) => ({ ...one, count: dealIds.length })),
    funnel: funnelOf(reader, all, pipelineId),
    lostReasons: reasonsOf(all),
    truth: pipelineId === undefined ? forecastTruth(reader, firm, Object.fromEntries(won)) : [],
  }
}

/** The forecast of all pipelines, with the deals that each month is made of. */
export function pricedForecast(reader: Reader, firm: FirmContext): Forecast {
  return priced(reader, firm, dealsOf(reader, firm, undefined))
}

function priced(reader: Reader, firm: FirmContext, all: readonly Counted[]): Forecast {
  const asOfDate = firmDate(reader, firm)
  const { baseCurrency: currency } = getFirmProfile(reader)
  const stages = new Map(
    [...new Set(all.map((deal) => deal.pipelineId))].flatMap((id) =>
      (pipelines.find(reader, id)?.stages ?? []).map((stage) => [stage.id, stage] as const),
    ),
  )
  const deals = all.map((deal): ForecastDeal => {
    const stage = stages.get(deal.stageId)
    const { closing } = deal
    return {
      ...deal,
      probability: stage?.probability ?? '0',
      isCommitted: stage?.isCommitted ?? false,
      closed: closing && { date: closing.date, rate: closing.rate },
    }
  })
  return forecastDeals(deals, { asOfDate, currency }, onceEach(ratesOf(reader)))
}

/** Looks each rate up once: many deals are in the same currency. */
function onceEach(find: RateFinder): RateFinder {
  const known = new Map<string, ReturnType<RateFinder>>()
  return (currency, date) => {
    const key = `${currency} ${date}`
    const rate = known.has(key) ? known.get(key) : find(currency, date)
    known.set(key, rate)
    return rate
  }
}

function dealsOf(
  { sql }: Reader,
  { actor }: FirmContext,
  pipelineId: string | undefined,
): Counted[] {
  const within = reachCondition(actor, 'deal', 'held_by')
  const where = `is_archived = 0 ${pipelineId === undefined ? '' : 'and pipeline_id = ?'}
    ${within ? `and ${within.sql}` : ''}`
  const bound = [...(pipelineId === undefined ? [] : [pipelineId]), ...(within?.bound ?? [])]
  return sql
    .exec<Omit<Counted, 'closing'> & { closing: string | null }>(
      `select id, pipeline_id as pipelineId, stage_id as stageId, state, amount, currency,
         expected_date as expectedDate, closing from deals where ${where}`,
      ...bound,
    )
    .toArray()
    .map((deal) => {
      const closing: Closing | null = deal.closing === null ? null : JSON.parse(deal.closing)
      return { ...deal, closing }
    })
}

function funnelOf(
  reader: Reader,
  all: readonly Counted[],
  pipelineId: string | undefined,
): DealForecast['funnel'] {
  const pipeline =
    pipelineId === undefined ? listPipelines(reader)[0] : pipelines.find(reader, pipelineId)
  if (!pipeline) return []
  const own = all.filter((deal) => deal.pipelineId === pipeline.id)
  const entries = entriesOf(reader, pipeline.id)
  const histories = own.map(({ id, state, closing }) => ({
    ...{ dealId: id, state, closedAt: closing && `${closing.date}T12:00:00.000Z` },
    entries: entries.get(id) ?? [],
  }))
  const names = new Map(pipeline.stages.map(({ id, name }) => [id, name]))
  return stageFigures(pipeline, histories).map(
    ({ medianSeconds, meanSeconds: _, stays: __, ...figures }) => ({
      ...figures,
      name: names.get(figures.stageId) ?? '',
      medianDays: medianSeconds === null ? null : Math.round(medianSeconds / daySeconds),
    }),
  )
}

function reasonsOf(all: readonly Counted[]): DealForecast['lostReasons'] {
  const counts = new Map<string, number>()
  for (const { state, closing } of all) {
    const reason = closing?.lostReason
    if (state === 'lost' && reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
    .slice(0, mostReasons)
}
