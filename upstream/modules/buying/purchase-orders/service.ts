import type {
  PurchaseOrder,
  PurchaseOrderAction,
  PurchaseOrderInput,
} from '#contract/buying/purchase-orders.ts'
import { changedMeanwhile, conflictOf } from '#contract/core/errors.ts'
import { takeSnapshot } from '../../../documents/snapshot.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { inOwnUnit } from '../../catalogue/items/index.ts'
import { needsOther, requireApprover } from '../../firm/approvals/index.ts'
import { changedCustom, withPrintedFields } from '../../firm/custom-fields/index.ts'
import { listMessages } from '../../firm/outbound/index.ts'
import { setPromises } from '../../stock/stock/index.ts'
import { approvalOf, stepsOf } from './actions.ts'
import { getOrder, getStoredOrder, linesOf, orderInput, type StoredOrder } from './reader.ts'
import { orderValues } from './values.ts'
import { changeOrder, deleteOrder, insertOrder, rewriteOrder } from './writer.ts'

export const entity = 'purchaseOrder'

/** Keeps a draft; it has no number. @throws AppError invalid */
export function createOrder(
  writer: Writer,
  context: FirmContext,
  written: PurchaseOrderInput,
): PurchaseOrder {
  const custom = changedCustom(writer, context, entity, { given: written.custom })
  const input = { ...written, custom }
  const { order, lines } = orderValues(writer, context, input)
  const { id } = insertOrder(writer, context, order, lines)
  markTaxRatesUsed(writer, [...new Set(lines.map(({ taxCode }) => taxCode))])
  writer.audit({ entity, entityId: id, action: 'create', after: input })
  return getOrder(writer, context, id)
}

/** Writes a draft anew. @throws AppError not_found, invalid; conflict */
export function updateOrder(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...written }: PurchaseOrderInput & { version: number },
): PurchaseOrder {
  const before = getStoredOrder(writer, id)
  requireStep(writer, before, 'edit')
  requireVersion(writer, context, before, version)
  const was = orderInput(before, linesOf(writer, id))
  const values = { before: before.custom, given: written.custom }
  const input = { ...written, custom: changedCustom(writer, context, entity, values) }
  const { order, lines } = orderValues(writer, context, input)
  rewriteOrder(writer, context, before, order, lines)
  markTaxRatesUsed(writer, [...new Set(lines.map(({ taxCode }) => taxCode))])
  writer.audit({ entity, entityId: id, action: 'update', before: was, after: input })
  return getOrder(writer, context, id)
}

/** @throws AppError conflict with the newer version as `detail.current` */
function requireVersion(
  reader: Reader,
  context: FirmContext,
  order: StoredOrder,
  version: number,
): void {
  if (order.version === version) return
  const current = getOrder(reader, context, order.id)
  throw changedMeanwhile(current)
}

/** Takes a draft away that never had a number. @throws AppError not_found, conflict */
export function removeOrder(writer: Writer, id: string): void {
  const row = getStoredOrder(writer, id)
  requireStep(writer, row, 'remove')
  const before = orderInput(row, linesOf(writer, id))
  deleteOrder(writer, row)
  writer.audit({ entity, entityId: id, action: 'delete', before })
}

/** Hands a draft in for approval. @throws AppError not_found; conflict */
export function submitOrder(writer: Writer, context: FirmContext, id: string): PurchaseOrder {
  return advance(writer, context, id, 'submit', { state: 'waiting', reason: '' })
}

/** Sends one that was handed in back with a reason. @throws AppError not_found; conflict */
export function rejectOrder(
  writer: Writer,
  context: FirmContext,
  id: string,
  reason: string,
): PurchaseOrder {
  return advance(writer, context, id, 'reject', { state: 'draft', reason })
}

/**
 * Approves an order: it takes its number, shows seller and supplier as they are now, and what it
 * orders of stock is expected.
 * @throws AppError not_found; conflict, also for another version; forbidden for whoever prepared it where the firm's rule says so
 */
export function approveOrder(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): PurchaseOrder {
  const row = getStoredOrder(writer, id)
  requireStep(writer, row, 'approve')
  requireVersion(writer, context, row, version)
  const approval = { ...approvalOf(writer, row), actor: context.actor }
  requireApprover(writer, approval)
  if (row.state !== 'waiting' && needsOther(writer, approval)) throw conflictOf('notHandedIn')
  const taken = takeNumber(writer, { kind: entity, date: row.issueDate })
  const lines = linesOf(writer, id)
  const shown = takeSnapshot(writer, row.supplierId, lines)
  const added = { kind: entity, values: row.custom } as const
  const snapshot = JSON.stringify(withPrintedFields(writer, shown, added))
  const { number, order: numberOrder } = taken
  changeOrder(writer, context, row, { state: 'approved', number, numberOrder, snapshot })
  expectRest(writer, context, id)
  writer.audit({ entity, entityId: id, action: 'approve', title: number, after: { number } })
  return getOrder(writer, context, id)
}

/** Notes that the supplier has it. @throws AppError not_found; conflict */
export function sendOrder(writer: Writer, context: FirmContext, id: string): PurchaseOrder {
  const sentAt = context.now.toISOString()
  return advance(writer, context, id, 'send', { state: 'sent', sentAt })
}

/**
 * Takes that back where it was said of a mail and no server took one; what a person noted stays, as the
 * order may have gone another way.
 */
export function noteNotMailed(writer: Writer, context: FirmContext, id: string): void {
  const row = getStoredOrder(writer, id)
  const mails = listMessages(writer, { kind: entity, id })
  if (row.state !== 'sent' || mails.every(({ createdAt }) => createdAt !== row.sentAt)) return
  changeOrder(writer, context, row, { state: 'approved', sentAt: null })
}

/** Notes that a mail about it has left, at a later attempt. */
export function noteMailed(writer: Writer, context: FirmContext, id: string): void {
  if (getStoredOrder(writer, id).state === 'approved') sendOrder(writer, context, id)
}

/** Expects nothing more of it. @throws AppError not_found; conflict */
export function closeOrder(writer: Writer, context: FirmContext, id: string): PurchaseOrder {
  advance(writer, context, id, 'close', { state: 'closed' })
  expectRest(writer, context, id)
  return getOrder(writer, context, id)
}

/** What is ordered of items in stock and has not arrived is expected from its day on. */
export function expectRest(writer: Writer, context: FirmContext, id: string): void {
  const { state, expectedDate, issueDate } = getStoredOrder(writer, id)
  const rest = linesOf(writer, id).flatMap(({ itemId, units, received, unitSize }) =>
    itemId === null || state === 'closed'
      ? []
      : [{ itemId, quantity: inOwnUnit(Math.max(units - received, 0), unitSize) }],
  )
  const source = { id, kind: 'expected', date: expectedDate ?? issueDate } as const
  setPromises(writer, context, source, rest)
}

/** @throws AppError conflict where the state of the order does not allow the step */
export function requireStep(reader: Reader, row: StoredOrder, step: PurchaseOrderAction): void {
  if (stepsOf(row, linesOf(reader, row.id)).includes(step)) return
  throw conflictOf(step === 'edit' || step === 'remove' ? 'notDraft' : 'orderState')
}

/** What a person knows an order by. */
export function labelOf(reader: Reader, id: string): string {
  const { number, supplierName } = getStoredOrder(reader, id)
  return number ?? supplierName
}

function advance(
  writer: Writer,
  context: FirmContext,
  id: string,
  step: PurchaseOrderAction,
  change: Partial<StoredOrder>,
): PurchaseOrder {
  const row = getStoredOrder(writer, id)
  requireStep(writer, row, step)
  changeOrder(writer, context, row, change)
  const after = { state: change.state, ...(change.reason && { reason: change.reason }) }
  writer.audit({ entity, entityId: id, action: step, before: { state: row.state }, after })
  return getOrder(writer, context, id)
}
