import type { BillMatch, MatchedLine, MatchFinding } from '#contract/bill-matching.ts'
import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import { requirePermission } from '#contract/roles.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { type BillForSteps, billForSteps } from '../bills/views.ts'
import { accountFor } from '../ledger/index.ts'
import { cameFrom } from '../records/index.ts'
import { stockItemIds } from '../stock/views.ts'
import { billedUnits } from './billed-units.ts'
import { matchesOf, releaseOf, saveMatches, saveRelease } from './matches.ts'
import { openOrderLines, orderLines } from './order-lines.ts'
import { getStoredOrder, type OrderLine } from './reader.ts'
import { quantityText } from './units.ts'

/** A price may be so much dearer than ordered, in percent, before it is asked about. */
const priceTolerance = 2

/** A bill beside what was ordered and received. @throws AppError not_found */
export function billMatch(reader: Reader, billId: string): BillMatch {
  const bill = billForSteps(reader, billId)
  const lines = matchedLines(reader, bill)
  const release = releaseOf(reader, billId, bill.version)
  return {
    billId,
    billNumber: bill.number,
    supplierName: bill.supplierName,
    currency: bill.currency,
    isOpen: bill.isOpen,
    lines,
    version: bill.version,
    orderLines: bill.supplierId === null ? [] : openOrderLines(reader, bill.supplierId, lines),
    release: release ? { byName: release.byName, reason: release.reason } : null,
  }
}

/** Each line of a bill with the line of an order that it bills and what is more than that. */
export function matchedLines(reader: Reader, bill: BillForSteps): MatchedLine[] {
  const matches = new Map(matchesOf(reader, bill.id).map((match) => [match.position, match]))
  const known = orderLines(
    reader,
    [...matches.values()].map(({ orderLineId }) => orderLineId),
  )
  const { goods, stocked, isOfOrder } = goodsOf(reader, bill, [...known.values()])
  /** Lines of one bill may bill the same line of an order. */
  const used = new Map<string, number>()
  return bill.lines.map((line) => {
    const match = matches.get(line.position)
    const order = match && known.get(match.orderLineId)
    const quantity = line.quantity === '' ? '1' : line.quantity
    const { position, description, unit } = line
    const own = { position, description, quantity, unit }
    if (!match || !order) {
      const isUnnamed = bill.kind === 'bill' && (line.account === goods || isOfOrder)
      const findings: MatchFinding[] = isUnnamed ? ['withoutOrder'] : []
      return { ...nothing, ...own, unitPrice: line.unitPrice, findings }
    }
    const billed = order.billed - match.counted + (used.get(order.id) ?? 0)
    const { units, price } = billedUnits(reader, { ...line, quantity }, order)
    used.set(order.id, (used.get(order.id) ?? 0) + units)
    return {
      ...own,
      unitPrice: line.unitPrice,
      orderLineId: order.id,
      orderUnit: order.unit,
      ordered: quantityText(order.units),
      received: quantityText(order.received),
      billed: quantityText(billed),
      orderedPrice: order.unitPrice,
      findings: findingsOf(bill, order, {
        units,
        billed,
        price,
        isAstray: line.account !== goods && order.itemId !== null && stocked.has(order.itemId),
      }),
    }
  })
}

/** What tells goods into stock, and whether a bill was made from an order and names none now. */
function goodsOf(reader: Reader, bill: BillForSteps, known: readonly OrderLine[]) {
  const itemIds = known.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const isOfOrder =
    known.length === 0 && cameFrom(reader, { kind: 'bill', id: bill.id }, 'purchaseOrder')
  return { isOfOrder, goods: accountFor(reader, 'grni'), stocked: stockItemIds(reader, itemIds) }
}

const nothing = {
  orderLineId: null,
  orderUnit: '',
  ordered: '',
  received: '',
  billed: '',
  orderedPrice: '',
}

type Billed = { units: number; billed: number; price: number; isAstray: boolean }

function findingsOf(
  { kind }: BillForSteps,
  order: OrderLine,
  { units, billed, price, isAstray }: Billed,
): MatchFinding[] {
  if (kind === 'credit') return []
  const findings: MatchFinding[] = []
  if (billed + units > order.units) findings.push('moreThanOrdered')
  else if (billed + units > order.received) findings.push('notReceived')
  if (price > Number(order.unitPrice) * (1 + priceTolerance / 100)) {
    findings.push('dearerThanOrdered')
  }
  if (isAstray) findings.push('notGoodsReceived')
  return findings
}

/**
 * Says which lines of orders a bill bills; what somebody let through before must be let through anew.
 * @throws AppError not_found; conflict for a posted one; invalid for lines of another supplier
 */
export function saveBillMatch(
  writer: Writer,
  context: FirmContext,
  billId: string,
  lines: readonly { position: number; orderLineId: string }[],
): BillMatch {
  const bill = billForSteps(writer, billId)
  if (!bill.isOpen) throw conflictOf('notDraft')
  const known = orderLines(
    writer,
    lines.map(({ orderLineId }) => orderLineId),
  )
  const positions = new Set(bill.lines.map(({ position }) => position))
  for (const [at, { position, orderLineId }] of lines.entries()) {
    const order = known.get(orderLineId)
    const isTheirs = order && getStoredOrder(writer, order.orderId).supplierId === bill.supplierId
    if (!isTheirs || !positions.has(position)) {
      throw invalidField(`lines.${at}.orderLineId`, 'unknownOrderLine')
    }
  }
  requireNoneDropped(writer, context, bill, positionsOf(lines))
  const once = new Map(lines.map((line) => [line.position, line]))
  saveMatches(writer, context, billId, [...once.values()])
  writer.audit({ entity: 'bill', entityId: billId, action: 'match', after: { lines } })
  return billMatch(writer, billId)
}

/**
 * Naming no order any more for a line of a bill that is held lets it through, so it takes whoever may
 * do that.
 * @throws AppError forbidden
 */
function requireNoneDropped(
  writer: Writer,
  { actor }: FirmContext,
  bill: BillForSteps,
  named: ReadonlySet<number>,
): void {
  const isHeldNow = isHeld(writer, bill) && !releaseOf(writer, bill.id, bill.version)
  const lines = positionsOf(bill.lines)
  const isDropped = matchesOf(writer, bill.id).some(
    ({ position }) => lines.has(position) && !named.has(position),
  )
  if (!isHeldNow || !isDropped) return
  requirePermission(actor, 'bill:approve')
  requireOther(bill, actor.userId)
}

function positionsOf(lines: readonly { position: number }[]): Set<number> {
  return new Set(lines.map(({ position }) => position))
}

/** @throws AppError forbidden for whoever prepared the bill */
function requireOther({ preparedBy }: BillForSteps, userId: string): void {
  if (preparedBy !== userId) return
  const detail = { reason: 'preparedByYou' }
  throw new AppError('forbidden', 'Whoever prepared it may not let it through', { detail })
}

/**
 * Lets a bill through as it is though it is more than was ordered or received.
 * @throws AppError not_found; conflict where it was changed or nothing holds it; forbidden for whoever
 *   prepared it
 */
export function releaseBill(
  writer: Writer,
  context: FirmContext,
  billId: string,
  { reason, version }: { reason: string; version: number },
): BillMatch {
  const bill = billForSteps(writer, billId)
  if (!bill.isOpen) throw conflictOf('notDraft')
  if (bill.version !== version) throw conflictOf('changedMeanwhile')
  if (!isHeld(writer, bill)) throw conflictOf('billNotHeld')
  requireOther(bill, context.actor.userId)
  saveRelease(writer, context, { billId, version, reason })
  writer.audit({ entity: 'bill', entityId: billId, action: 'release', detail: reason })
  return billMatch(writer, billId)
}

/** Whether a line of a bill is more than was ordered or received. */
export function isHeld(reader: Reader, bill: BillForSteps): boolean {
  return matchedLines(reader, bill).some(({ findings }) => findings.length > 0)
}
