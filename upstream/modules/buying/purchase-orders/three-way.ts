import type { BillMatch } from '#contract/buying/bill-matching.ts'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { countVersion } from '../bills/index.ts'
import { type BillForSteps, billForSteps } from '../bills/views.ts'
import { isHeld, letThrough, requireOther, standingRelease } from './let-through.ts'
import { matchedLines } from './matched-lines.ts'
import { matchesOf, saveMatches } from './matches.ts'
import { openOrderLines, orderLines } from './order-lines.ts'
import { getStoredOrder } from './reader.ts'

/** A bill beside what was ordered and received. @throws AppError not_found */
export function billMatch(reader: Reader, billId: string): BillMatch {
  const bill = billForSteps(reader, billId)
  const lines = matchedLines(reader, bill)
  const release = standingRelease(reader, bill)
  return {
    billId,
    billNumber: bill.number,
    supplierName: bill.supplierName,
    currency: bill.currency,
    isOpen: bill.isOpen,
    lines,
    version: bill.version,
    orderLines:
      bill.supplierId === null ? [] : openOrderLines(reader, bill.supplierId, bill.currency, lines),
    release: release ? { byName: release.byName, reason: release.reason } : null,
  }
}

/**
 * Says which lines of orders a bill bills; what somebody let through before must be let through anew.
 * @throws AppError not_found; conflict for a posted one; invalid for lines of another supplier, or in
 *   another currency
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
    const whole = order && getStoredOrder(writer, order.orderId)
    // Prices in two currencies tell nothing of each other.
    const isTheirs = whole?.supplierId === bill.supplierId && whole.currency === bill.currency
    if (!isTheirs || !positions.has(position)) {
      throw invalidField(`lines.${at}.orderLineId`, 'unknownOrderLine')
    }
  }
  requireNoneDropped(writer, context, bill, positionsOf(lines))
  const once = new Map(lines.map((line) => [line.position, line]))
  saveMatches(writer, context, billId, [...once.values()])
  // Whoever looked at it as it was must look again before approving it.
  countVersion(writer, context, billId)
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
  const isHeldNow = isHeld(writer, bill)
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

/** Lets a bill through that is held, and gives it as it is then. @throws AppError as `letThrough` */
export function releaseBill(
  writer: Writer,
  context: FirmContext,
  billId: string,
  release: { reason: string; version: number },
): BillMatch {
  letThrough(writer, context, billId, release)
  return billMatch(writer, billId)
}
