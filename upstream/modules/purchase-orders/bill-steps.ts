import { conflictOf } from '#contract/errors.ts'
import type { BillSteps } from '../bills/index.ts'
import { accountFor, post } from '../ledger/index.ts'
import { matchesOf, releaseOf, saveMatches, setCounted } from './matches.ts'
import { costOfUnits } from './order-cost.ts'
import { orderLines } from './order-lines.ts'
import { getStoredOrder } from './reader.ts'
import { keepState } from './state.ts'
import { isHeld } from './three-way.ts'
import { unitsOf } from './units.ts'
import { addToLine } from './writer.ts'

/**
 * A bill that is more than was ordered and received is held until somebody lets it through. Once it
 * is posted, its orders know what of them is billed, and what goods cost more or less than they were
 * received at leaves the account of goods received.
 */
export const billSteps: BillSteps = {
  approving(writer, bill) {
    if (isHeld(writer, bill) && !releaseOf(writer, bill.id, bill.version)) {
      throw conflictOf('overBilled')
    }
  },
  approved(writer, context, bill) {
    const sign = bill.kind === 'credit' ? -1 : 1
    const goods = accountFor(writer, 'grni')
    const matches = matchesOf(writer, bill.id)
    const known = orderLines(
      writer,
      matches.map(({ orderLineId }) => orderLineId),
    )
    let difference = 0
    for (const match of matches) {
      const line = bill.lines.find(({ position }) => position === match.position)
      const ordered = known.get(match.orderLineId)
      if (!line || !ordered) continue
      const units = unitsOf(line.quantity === '' ? '1' : line.quantity) * sign
      addToLine(writer, ordered.id, { billed: units })
      setCounted(writer, match.id, units)
      keepState(writer, context, ordered.orderId)
      if (line.account !== goods || ordered.itemId === null) continue
      const order = getStoredOrder(writer, ordered.orderId)
      difference += sign * line.netBase - costOfUnits(writer, order, ordered, units)
    }
    if (difference === 0) return
    post(writer, context, {
      date: bill.date,
      memo: `${bill.number} ${bill.supplierName}`,
      source: { kind: bill.kind === 'credit' ? 'billCredit' : 'bill', id: bill.id },
      lines: [
        { account: { role: 'inventoryDifference' }, debit: difference, credit: 0 },
        { account: { code: goods }, debit: 0, credit: difference },
      ],
    })
  },
  voided(writer, context, bill) {
    for (const { id, orderLineId, counted } of matchesOf(writer, bill.id)) {
      addToLine(writer, orderLineId, { billed: 0 - counted })
      setCounted(writer, id, 0)
      const order = orderLines(writer, [orderLineId]).get(orderLineId)
      if (order) keepState(writer, context, order.orderId)
    }
  },
  removed(writer, context, billId) {
    saveMatches(writer, context, billId, [])
  },
}
