import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { DealMove } from '#contract/customers/deals.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { placeCard } from './order-key.ts'
import { pipelines } from './pipelines.ts'
import { deals, type ShownDeal, stageOf } from './register.ts'
import { noteVisit } from './visits.ts'

/**
 * Puts a deal into a stage of its pipeline, at a place of the column.
 * @throws AppError not_found; invalid for a stage of another pipeline; conflict (`dealClosed`)
 */
export function moveDealOnBoard(
  writer: Writer,
  firm: FirmContext,
  { dealId, stageId, afterId }: DealMove & { dealId: string },
): ShownDeal {
  const deal = deals.get(writer, dealId)
  if (deal.place !== 'open') throw conflictOf('dealClosed')
  const pipeline = pipelines.get(writer, deal.pipelineId)
  if (stageId === '') throw invalidField('stageId', 'unknownStage')
  const stage = stageOf(pipeline.stages, stageId)
  const column = writer.sql
    .exec<{ id: string; orderKey: string }>(
      `select id, order_key as orderKey from deals
       where place = 'open' and pipeline_id = ? and stage_id = ?`,
      ...[pipeline.id, stageId],
    )
    .toArray()
  const isMoved = stage.id !== deal.stageId
  const behind = afterId === 'first' ? null : afterId || 'the last'
  for (const { id, orderKey } of placeCard(column, dealId, behind)) {
    if (id === dealId) {
      deals.change(writer, firm, id, {
        orderKey,
        ...(isMoved && {
          stageId,
          stageEnteredAt: firm.now.toISOString(),
          version: deal.version + 1,
        }),
      })
    } else writer.sql.exec('update deals set order_key = ? where id = ?', orderKey, id)
  }
  if (isMoved) {
    noteVisit(writer, firm, dealId, stage)
    const before = pipeline.stages.find(({ id }) => id === deal.stageId)?.name ?? ''
    writer.audit({
      ...{ entity: 'deal', entityId: dealId, action: 'update', title: deal.title },
      before: { stageName: before },
      after: { stageName: stage.name },
    })
  }
  return deals.show(writer, firm, dealId)
}
