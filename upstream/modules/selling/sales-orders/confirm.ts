import { refuseProblems } from '#contract/core/errors.ts'
import { takeSnapshot } from '../../../documents/snapshot.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { keptInStock } from '../../stock/stock/index.ts'
import { isUntouched } from './actions.ts'
import { requireApproved, tell } from './approve.ts'
import { confirmProblems } from './checks.ts'
import { requireDraft } from './draft.ts'
import { orderValues } from './draft-values.ts'
import { progressOf, refreshOrder, releaseGoods } from './progress.ts'
import { billingsOf, getStoredOrder, linesOf, type OrderRecord, orderInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeOrder, markGoods, replaceLines } from './writer.ts'

type ConfirmOptions = {
  /** Becomes the secret of its public page where it has none yet. */
  secret: string
  /** The version of the draft the caller saw; absent means whatever it is. */
  version?: number | undefined
}

/**
 * Confirms a draft: it takes its number, unless it has had it before, and its goods are reserved.
 * @throws AppError not_found; invalid with what stands in the way; conflict when it is no draft any
 * more, was written since `version`, or was not handed in where a second person is to confirm it;
 * forbidden for whoever prepared it then
 */
export function confirmOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { secret, version }: ConfirmOptions,
): OrderRecord {
  const draft = requireDraft(writer, context, orderId, version)
  requireApproved(writer, context, draft)
  const input = orderInput(draft, linesOf(writer, orderId))
  const fields = confirmProblems(writer, context, input)
  refuseProblems(fields, 'The document is not ready to finalize')
  const rounding = draft.quoteId === null ? undefined : draft.taxRounding
  const { order, lines } = orderValues(writer, context, input, rounding)
  const taken =
    draft.number === null
      ? takeNumber(writer, { kind: 'salesOrder', date: input.issueDate })
      : undefined
  const row = changeOrder(writer, context, draft, {
    ...order,
    ...(taken && { number: taken.number, numberOrder: taken.order }),
    snapshot: JSON.stringify(takeSnapshot(writer, draft.customerId, lines)),
    publicSecret: draft.publicSecret ?? secret,
    confirmedAt: context.now.toISOString(),
    sentAt: null,
    viewedAt: null,
    waitingSince: null,
    state: 'open',
  })
  replaceLines(writer, row, lines)
  const goods = keptInStock(writer, linesOf(writer, orderId)).map(({ id }) => id)
  markGoods(writer, orderId, [...new Set(goods)])
  refreshOrder(writer, context, orderId)
  tell(writer, context, row, 'approved')
  const { number, total, currency } = row
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'confirm',
    after: { number, total, currency },
  })
  return getStoredOrder(writer, orderId)
}

/**
 * Makes a confirmed order a draft again, while nothing of it was delivered, invoiced or given up; it
 * keeps its number, and its public page waits for the new one.
 * @throws AppError not_found; conflict
 */
export function reviseOrder(writer: Writer, context: FirmContext, orderId: string): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'open') throw refusal('orderNotOpen')
  const billings = billingsOf(writer, orderId).length
  if (!isUntouched(row, progressOf(writer, orderId), billings)) throw refusal('orderBegun')
  releaseGoods(writer, context, orderId)
  const after = changeOrder(writer, context, row, {
    state: 'draft',
    deliveryState: 'none',
    billingState: 'open',
    snapshot: null,
    preparedBy: context.actor.userId,
    preparedByName: context.actor.userName,
  })
  writer.audit({ entity: 'salesOrder', entityId: orderId, action: 'revise' })
  return after
}
