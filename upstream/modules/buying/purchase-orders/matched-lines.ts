import { type MatchedLine, MatchFinding } from '#contract/buying/bill-matching.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { cameFrom } from '../../firm/records/index.ts'
import { stockItemIds } from '../../stock/stock/views.ts'
import type { BillForSteps } from '../bills/views.ts'
import { billedUnits } from './billed-units.ts'
import { matchesOf } from './matches.ts'
import { orderLines } from './order-lines.ts'
import type { OrderLine } from './reader.ts'
import { quantityText } from './units.ts'

/** A price may be so much dearer than ordered, in percent, before it is asked about. */
const priceTolerance = 2

/** What is found of a line, each with how much it is; what only is or is not counts 1. */
export type Findings = Partial<Record<MatchFinding, number>>

/** Each line of a bill with the line of the order that it bills and what is more than that. */
export function matchedLines(reader: Reader, bill: BillForSteps): MatchedLine[] {
  return linesBesideOrders(reader, bill).map(({ found, ...line }) => {
    return { ...line, findings: MatchFinding.options.filter((key) => found[key] !== undefined) }
  })
}

/** The findings of each line of a bill that has some, by its position. */
export function findingsByLine(reader: Reader, bill: BillForSteps): Map<number, Findings> {
  const lines = linesBesideOrders(reader, bill).filter(({ found }) => Object.keys(found).length > 0)
  return new Map(lines.map(({ position, found }) => [position, found]))
}

type LineBesideOrder = Omit<MatchedLine, 'findings'> & { found: Findings }

function linesBesideOrders(reader: Reader, bill: BillForSteps): LineBesideOrder[] {
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
      const found = isUnnamed ? { withoutOrder: 1 } : {}
      return { ...nothing, ...own, unitPrice: line.unitPrice, found }
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
      found: findingsOf(bill, order, {
        units,
        billed,
        price,
        isAstray: line.account !== goods && order.itemId !== null && stocked.has(order.itemId),
      }),
    }
  })
}

/** What tells goods into stock, and whether a bill was made from an order or bills a line of one. */
function goodsOf(reader: Reader, bill: BillForSteps, known: readonly OrderLine[]) {
  const itemIds = known.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const isOfOrder =
    known.length > 0 || cameFrom(reader, { kind: 'bill', id: bill.id }, 'purchaseOrder')
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
): Findings {
  if (kind === 'credit') return {}
  const found: Findings = {}
  if (billed + units > order.units) found.moreThanOrdered = billed + units - order.units
  else if (billed + units > order.received) found.notReceived = billed + units - order.received
  if (price > Number(order.unitPrice) * (1 + priceTolerance / 100)) found.dearerThanOrdered = price
  if (isAstray) found.notGoodsReceived = 1
  return found
}
