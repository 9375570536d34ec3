import { AppError } from '#contract/core/errors.ts'
import { type DealBoard, maxCards } from '#contract/customers/deals.ts'
import type { Stage } from '#contract/customers/pipelines.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { listPipelines, pipelines } from './pipelines.ts'
import { daysOf, flagsOn } from './register.ts'
import { dealsTable } from './tables.ts'

const stored = rowOf(dealsTable)

type Asked = { pipelineId?: string | undefined; owner?: string | undefined }

/**
 * The open deals of a pipeline by their stages: the first cards of each column, and what all come to.
 * @throws AppError not_found for a firm without a pipeline, or one of another id
 */
export function boardOf(
  reader: Reader,
  firm: FirmContext,
  { pipelineId, owner }: Asked,
): DealBoard {
  const pipeline =
    pipelineId === undefined ? listPipelines(reader)[0] : pipelines.get(reader, pipelineId)
  if (!pipeline) throw new AppError('not_found', 'No pipeline')
  const days = daysOf(reader, firm)
  const columns = pipeline.stages.map((stage) =>
    columnOf(reader, firm, { pipelineId: pipeline.id, stage, owner, days }),
  )
  return { pipelineId: pipeline.id, pipelineName: pipeline.name, columns }
}

type Column = {
  pipelineId: string
  stage: Stage
  owner: string | undefined
  days: ReturnType<typeof daysOf>
}

function columnOf(
  reader: Reader,
  firm: FirmContext,
  { pipelineId, stage, owner, days }: Column,
): DealBoard['columns'][number] {
  const within = reachCondition(firm.actor, 'deal', 'held_by')
  const where = `place = 'open' and pipeline_id = ? and stage_id = ?
    ${owner === undefined ? '' : 'and owner_id = ?'} ${within ? `and ${within.sql}` : ''}`
  const bound = [
    pipelineId,
    stage.id,
    ...(owner === undefined ? [] : [owner]),
    ...(within?.bound ?? []),
  ]
  const rows = reader.sql
    .exec(`select * from deals where ${where} order by order_key, id limit ${maxCards}`, ...bound)
    .toArray()
    .map(stored)
  const sums = reader.sql
    .exec<{ currency: string; amount: number; count: number }>(
      `select currency, sum(amount) as amount, count(*) as count from deals
       where ${where} group by currency order by currency`,
      ...bound,
    )
    .toArray()
  const names = namesOfParties(
    reader,
    rows.flatMap(({ partyId }) => partyId ?? []),
  )
  return {
    ...stage,
    count: sums.reduce((sum, { count }) => sum + count, 0),
    sums: sums.map(({ currency, amount }) => ({ currency, amount })),
    cards: rows.map((deal) => ({
      ...deal,
      customerName: names.get(deal.partyId ?? '') ?? '',
      flags: flagsOn(days, deal, stage),
    })),
  }
}
