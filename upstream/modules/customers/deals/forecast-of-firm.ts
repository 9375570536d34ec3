import type { DealForecast } from '#contract/customers/deals.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { ratesOf } from './end-deal.ts'
import { type Forecast, type ForecastDeal, forecastDeals } from './forecast.ts'
import { listPipelines, pipelines } from './pipelines.ts'
import { stageFigures } from './stage-figures.ts'
import { type DealStored, dealsTable } from './tables.ts'
import { forecastTruth } from './truth-of-firm.ts'
import { entriesOf } from './visits.ts'

const stored = rowOf(dealsTable)
const daySeconds = 86_400
const mostReasons = 8

/** What deals will bring by month, how they went through the stages, and why they were lost. */
export function forecastOf(
  reader: Reader,
  firm: FirmContext,
  { pipelineId }: { pipelineId?: string | undefined },
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

function priced(reader: Reader, firm: FirmContext, all: readonly DealStored[]): Forecast {
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
  return forecastDeals(deals, { asOfDate, currency }, ratesOf(reader))
}

function dealsOf(
  { sql }: Reader,
  { actor }: FirmContext,
  pipelineId: string | undefined,
): DealStored[] {
  const within = reachCondition(actor, 'deal', 'held_by')
  const where = `is_archived = 0 ${pipelineId === undefined ? '' : 'and pipeline_id = ?'}
    ${within ? `and ${within.sql}` : ''}`
  const bound = [...(pipelineId === undefined ? [] : [pipelineId]), ...(within?.bound ?? [])]
  return sql
    .exec(`select * from deals where ${where}`, ...bound)
    .toArray()
    .map(stored)
}

function funnelOf(
  reader: Reader,
  all: readonly DealStored[],
  pipelineId: string | undefined,
): DealForecast['funnel'] {
  const pipeline =
    pipelineId === undefined ? listPipelines(reader)[0] : pipelines.find(reader, pipelineId)
  if (!pipeline) return []
  const own = all.filter((deal) => deal.pipelineId === pipeline.id)
  const entries = entriesOf(
    reader,
    own.map(({ id }) => id),
  )
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

function reasonsOf(all: readonly DealStored[]): DealForecast['lostReasons'] {
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
