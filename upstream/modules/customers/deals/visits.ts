import { generateKeyBetween } from 'fractional-indexing'
import type { Deal } from '#contract/customers/deals.ts'
import type { Stage } from '#contract/customers/pipelines.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { StageEntry } from './pipeline.ts'

/** Keeps that a deal came into a stage. */
export function noteVisit(
  { sql }: Writer,
  { newId, now, actor }: FirmContext,
  dealId: string,
  { id, name }: Pick<Stage, 'id' | 'name'>,
): void {
  sql.exec(
    'insert into deal_visits (id, deal_id, stage_id, stage_name, at, by_name) values (?, ?, ?, ?, ?, ?)',
    ...[newId(), dealId, id, name, now.toISOString(), actor.userName],
  )
}

/** The stages that a deal came into, the first one first. */
export function visitsOf({ sql }: Reader, dealId: string): Deal['visits'] {
  return sql
    .exec<Deal['visits'][number]>(
      `select stage_name as stageName, at, by_name as "by" from deal_visits
       where deal_id = ? order by at, id`,
      dealId,
    )
    .toArray()
}

/** The same as the rules read it, of all deals of a pipeline, by their ids. */
export function entriesOf({ sql }: Reader, pipelineId: string): Map<string, StageEntry[]> {
  const rows = sql.exec<{ dealId: string; stageId: string; at: string }>(
    `select deal_visits.deal_id as dealId, deal_visits.stage_id as stageId, at from deals
     cross join deal_visits on deal_visits.deal_id = deals.id
     where pipeline_id = ? and is_archived = 0 order by deals.rowid, at, deal_visits.id`,
    pipelineId,
  )
  const entries = new Map<string, StageEntry[]>()
  for (const { dealId, ...entry } of rows) {
    const known = entries.get(dealId)
    if (known) known.push(entry)
    else entries.set(dealId, [entry])
  }
  return entries
}

/** The key of a card that is put last into a column. */
export function lastKey({ sql }: Reader, pipelineId: string, stageId: string): string {
  const [last] = sql
    .exec<{ key: string | null }>(
      `select max(order_key) as key from deals
       where place = 'open' and pipeline_id = ? and stage_id = ?`,
      ...[pipelineId, stageId],
    )
    .toArray()
  return generateKeyBetween(last?.key ?? null, null)
}
