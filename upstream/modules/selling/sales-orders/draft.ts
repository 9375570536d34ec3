import { changedMeanwhile } from '#contract/core/errors.ts'
import type { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import { requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { releaseOrdered } from '../quotes/index.ts'
import { orderValues } from './draft-values.ts'
import { getStoredOrder, linesOf, type OrderRecord, orderInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { toOrder } from './view.ts'
import { changeOrder, deleteOrder, insertOrder, replaceLines } from './writer.ts'

type Source = Pick<OrderRecord, 'quoteId' | 'taxRounding'>

/**
 * Keeps a draft; it has no number.
 * @param source the quote it is made of
 * @throws AppError not_found, invalid
 */
export function createDraft(
  writer: Writer,
  context: FirmContext,
  input: SalesOrderInput,
  source?: Source,
): OrderRecord {
  const { order, lines } = orderValues(writer, context, input, source?.taxRounding)
  const row = insertOrder(
    writer,
    context,
    { ...order, ...preparer(context), quoteId: source?.quoteId ?? null },
    lines,
  )
  markRates(writer, lines)
  writer.audit({ entity: 'salesOrder', entityId: row.id, action: 'create', after: input })
  return row
}

/**
 * Writes a draft anew.
 * @throws AppError not_found, invalid; conflict when it was confirmed, or written since `version`
 */
export function updateDraft(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  version: number,
  input: SalesOrderInput,
): OrderRecord {
  const before = requireDraft(writer, context, orderId, version)
  const stored = linesOf(writer, orderId)
  requireOpenCentres(writer, input.lines, stored)
  const rounding = before.quoteId === null ? undefined : before.taxRounding
  const { order, lines } = orderValues(writer, context, input, rounding)
  const was = orderInput(before, stored)
  const after = changeOrder(writer, context, before, { ...order, ...preparer(context) })
  replaceLines(writer, after, lines)
  markRates(writer, lines)
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'update',
    before: was,
    after: input,
  })
  return after
}

/**
 * Takes a draft away that never had a number; its quote can be ordered again.
 * @throws AppError not_found, conflict
 */
export function deleteDraft(writer: Writer, context: FirmContext, orderId: string): void {
  const row = requireDraft(writer, context, orderId)
  if (row.number !== null) throw refusal('notDraft')
  const before = orderInput(row, linesOf(writer, orderId))
  deleteOrder(writer, row)
  if (row.quoteId !== null) releaseOrdered(writer, context, row.quoteId)
  writer.audit({ entity: 'salesOrder', entityId: orderId, action: 'delete', before })
}

/** A new draft that says the same, dated today and promised for as long. @throws AppError not_found */
export function duplicate(writer: Writer, context: FirmContext, orderId: string): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  requireCustomerInReach(writer, context, row)
  const input = orderInput(row, linesOf(writer, orderId))
  const issueDate = firmDate(writer, context)
  const deliveryDate =
    row.deliveryDate &&
    addDays(issueDate, Math.max(daysBetween(row.issueDate, row.deliveryDate), 0))
  return createDraft(writer, context, { ...input, issueDate, deliveryDate, customerReference: '' })
}

/** @throws AppError not_found; conflict with the newer draft as `detail.current` */
export function requireDraft(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  version?: number,
): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'draft') throw refusal('notDraft')
  if (version === undefined || version === row.version) return row
  throw changedMeanwhile(toOrder(writer, context, row))
}

/**
 * Refuses a new document for a customer whom the caller's role does not reach: the order names them,
 * and no id of theirs is sent along to be looked at.
 * @throws AppError not_found
 */
export function requireCustomerInReach(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { customerId }: Pick<OrderRecord, 'customerId'>,
): void {
  requireWithinReach(actor, 'party', getStoredParty(reader, customerId).createdBy)
}

/** Whoever writes a draft prepares it, and what was handed in before is to be handed in again. */
function preparer({ actor }: FirmContext) {
  return { preparedBy: actor.userId, preparedByName: actor.userName, waitingSince: null }
}

function markRates(writer: Writer, lines: readonly { taxCode: string }[]): void {
  markTaxRatesUsed(writer, [...new Set(lines.map(({ taxCode }) => taxCode))])
}
