import { divideRound } from '#contract/core/decimal.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { reprice, undoReprice } from '../../stock/stock/index.ts'
import { stockItemIds } from '../../stock/stock/views.ts'
import type { BillSteps } from '../bills/index.ts'
import { type BillForSteps, billForSteps, billLineCosts } from '../bills/views.ts'
import { billedUnits } from './billed-units.ts'
import { isHeld } from './let-through.ts'
import { matchesOf, saveMatches, setCounted } from './matches.ts'
import { movedMatches } from './moved-matches.ts'
import { costToClear } from './order-cost.ts'
import { orderLines } from './order-lines.ts'
import { postDifference } from './post-difference.ts'
import { getStoredOrder, type OrderLine } from './reader.ts'
import { repricedParts } from './repriced-parts.ts'
import { keepState } from './state.ts'
import { addToLine } from './writer.ts'

/**
 * A bill that is more than was ordered and received is held until somebody lets it through. Once it
 * is posted, its orders know what of them is billed, and what goods cost more or less than they were
 * received at leaves the account of goods received: to the stock for those of its own receipts that are
 * still there, to the cost of goods sold for the others. Of what has not arrived yet it goes to differences of stock.
 */
export const billSteps: BillSteps = {
  approving(writer, bill) {
    if (isHeld(writer, bill)) throw conflictOf('overBilled')
  },
  holds: (reader, billId) => isHeld(reader, billForSteps(reader, billId)),
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
      const amount = sign * (costs.get(match.position) ?? 0) - clearedCost
      const itemId = stockedItem(writer, ordered)
      const arrived = itemId === undefined ? undefined : partArrived(before, ordered, amount)
      difference += amount - (arrived?.amount ?? 0)
      if (itemId === undefined || !arrived) continue
      const parts = repricedParts(writer, ordered, arrived)
      reprice(writer, context, { itemId, parts }, occasionOf(bill, bill.date))
    }
    postDifference(writer, context, difference, {
      date: bill.date,
      memo: `${bill.number} ${bill.supplierName}`,
      source: { kind: sourceKindOf(bill), id: bill.id },
    })
  },
  voided(writer, context, bill) {
    for (const { id, orderLineId, counted, countedCost } of matchesOf(writer, bill.id)) {
      addToLine(writer, orderLineId, { billed: 0 - counted, clearedCost: 0 - countedCost })
      setCounted(writer, id, { counted: 0, countedCost: 0 })
      const order = orderLines(writer, [orderLineId]).get(orderLineId)
      if (order) keepState(writer, context, order.orderId)
    }
    const date = laterOf(firmDate(writer, context), bill.date)
    undoReprice(writer, context, bill.id, occasionOf(bill, date))
  },
  changed(writer, context, { id, lines }, before) {
    const matches = matchesOf(writer, id)
    if (matches.length > 0) saveMatches(writer, context, id, movedMatches(matches, before, lines))
  },
  removed(writer, context, billId) {
    saveMatches(writer, context, billId, [])
  },
}

/** The item of goods that are kept in stock; undefined of any other. */
function stockedItem(reader: Reader, { itemId }: Pick<OrderLine, 'itemId'>): string | undefined {
  return itemId !== null && stockItemIds(reader, [itemId]).has(itemId) ? itemId : undefined
}

/**
 * Of the units that a bill bills those that have arrived, and their share of what they cost more.
 * @param before the line without the bill
 */
function partArrived(
  before: Pick<OrderLine, 'billed'>,
  { billed, received }: Pick<OrderLine, 'billed' | 'received'>,
  amount: number,
) {
  const span = { before: Math.min(before.billed, received), after: Math.min(billed, received) }
  const units = BigInt(Math.abs(span.after - span.before))
  const all = BigInt(Math.abs(billed - before.billed))
  const share = all === 0n ? 0n : divideRound(BigInt(amount) * units, all)
  return { ...span, amount: Number(share) }
}

function occasionOf(bill: BillForSteps, date: string) {
  const { id, number, supplierName: partner } = bill
  return { date, partner, source: { kind: sourceKindOf(bill), id, number } }
}

function sourceKindOf({ kind }: BillForSteps): 'bill' | 'billCredit' {
  return kind === 'credit' ? 'billCredit' : 'bill'
}
