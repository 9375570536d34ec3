import { conflictOf } from '#contract/errors.ts'
import type { BillSteps } from '../bills/index.ts'
import { billLineCosts } from '../bills/views.ts'
import { accountFor } from '../ledger/index.ts'
import { billedUnits } from './billed-units.ts'
import { matchesOf, releaseOf, saveMatches, setCounted } from './matches.ts'
import { costToClear } from './order-cost.ts'
import { orderLines } from './order-lines.ts'
import { postDifference } from './post-difference.ts'
import { getStoredOrder } from './reader.ts'
import { keepState } from './state.ts'
import { isHeld } from './three-way.ts'
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
    const costs = billLineCosts(writer, bill.id)
    let difference = 0
    for (const match of matchesOf(writer, bill.id)) {
      const line = bill.lines.find(({ position }) => position === match.position)
      if (!line) continue
      const before = orderLines(writer, [match.orderLineId]).get(match.orderLineId)
      if (!before) continue
      const units = billedUnits(writer, line, before).units * sign
      addToLine(writer, match.orderLineId, { billed: units })
      const ordered = orderLines(writer, [match.orderLineId]).get(match.orderLineId)
      if (!ordered) continue
      const order = getStoredOrder(writer, ordered.orderId)
      keepState(writer, context, ordered.orderId)
      const isGoods = line.account === goods && ordered.itemId !== null
      const clearedCost = isGoods ? costToClear(writer, order, ordered) : 0
      setCounted(writer, match.id, { counted: units, countedCost: clearedCost })
      if (!isGoods) continue
      addToLine(writer, ordered.id, { clearedCost })
      difference += sign * (costs.get(match.position) ?? 0) - clearedCost
    }
    postDifference(writer, context, difference, {
      date: bill.date,
      memo: `${bill.number} ${bill.supplierName}`,
      source: { kind: bill.kind === 'credit' ? 'billCredit' : 'bill', id: bill.id },
    })
  },
  voided(writer, context, bill) {
    for (const { id, orderLineId, counted, countedCost } of matchesOf(writer, bill.id)) {
      addToLine(writer, orderLineId, { billed: 0 - counted, clearedCost: 0 - countedCost })
      setCounted(writer, id, { counted: 0, countedCost: 0 })
      const order = orderLines(writer, [orderLineId]).get(orderLineId)
      if (order) keepState(writer, context, order.orderId)
    }
  },
  removed(writer, context, billId) {
    saveMatches(writer, context, billId, [])
  },
}
