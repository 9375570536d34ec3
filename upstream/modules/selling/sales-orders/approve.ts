import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { knownAmount } from '../../books/rates/index.ts'
import { mayApprove, needsOther, requireApprover, tellDecided } from '../../firm/approvals/index.ts'
import { getStoredOrder, type OrderRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeOrder } from './writer.ts'

const kind = 'salesOrder'

/** The order as the firm's rule for approvals looks at it. */
function approvalOf(
  reader: Reader,
  { preparedBy, total, currency, exchangeRate, issueDate: date }: OrderRecord,
) {
  const amount = knownAmount(reader, { amount: total, currency, exchangeRate, date })
  return { kind, preparedBy, amount }
}

/** Whether a draft has to be handed in first, and whether somebody may confirm it now. */
export function approvalStanding(
  reader: Reader,
  row: OrderRecord,
  actor: Pick<FirmContext['actor'], 'userId'>,
): { toHandIn: boolean; canConfirm: boolean } {
  const approval = { ...approvalOf(reader, row), actor }
  const isOther = needsOther(reader, approval)
  return {
    toHandIn: isOther && row.waitingSince === null,
    canConfirm: mayApprove(reader, approval) && (!isOther || row.waitingSince !== null),
  }
}

/**
 * Refuses to confirm what the firm wants a second person for.
 * @throws AppError forbidden for whoever prepared it; conflict for what was not handed in
 */
export function requireApproved(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  row: OrderRecord,
): void {
  const approval = { ...approvalOf(reader, row), actor }
  requireApprover(reader, approval)
  if (needsOther(reader, approval) && row.waitingSince === null) throw conflictOf('notHandedIn')
}

/** Hands a draft in for approval. @throws AppError not_found; conflict for what is no draft */
export function submitOrder(writer: Writer, context: FirmContext, orderId: string): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'draft') throw refusal('notDraft')
  const waitingSince = row.waitingSince ?? context.now.toISOString()
  writer.audit({ entity: kind, entityId: orderId, action: 'submit' })
  return changeOrder(writer, context, row, { waitingSince })
}

/** Sends one that was handed in back with a reason. @throws AppError not_found; conflict */
export function rejectOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  reason: string,
): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'draft' || row.waitingSince === null) throw conflictOf('notHandedIn')
  writer.audit({ entity: kind, entityId: orderId, action: 'reject', after: { reason } })
  tell(writer, context, row, 'rejected', reason)
  return changeOrder(writer, context, row, { waitingSince: null })
}

/** Tells whoever prepared an order that it was confirmed, or sent back. */
export function tell(
  writer: Writer,
  context: FirmContext,
  { id, number, customerName, preparedBy }: OrderRecord,
  decision: 'approved' | 'rejected',
  reason = '',
): void {
  const title = number ?? customerName
  const link = `sales-orders/${id}`
  tellDecided(writer, context, { preparedBy, title, link, decision, reason })
}
