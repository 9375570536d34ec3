import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import {
  deliveriesOfOrder,
  keptInStock,
  type OrderedDelivery,
  quantityText,
  setPromises,
  unitsOf,
} from '../../stock/stock/index.ts'
import { getDocument, linesOf as invoiceLinesOf } from '../invoicing/index.ts'
import { type LineState, lineState, orderStates } from './line-quantities.ts'
import { billingsOf, getStoredOrder, type LineRecord, linesOf } from './reader.ts'
import { worthOfRest } from './still-ordered.ts'
import { changeOrder } from './writer.ts'

/** A line of an order with what became of it. */
export type LineProgress = { line: LineRecord; state: LineState }

type Sums = { drafted: number; billed: number; credited: number; paid: number }

const nothing: Sums = { drafted: 0, billed: 0, credited: 0, paid: 0 }

/** What became of each line of an order, and the deliveries that it comes from. */
export function progressOf(
  reader: Reader,
  orderId: string,
): { lines: LineProgress[]; deliveries: OrderedDelivery[] } {
  const deliveries = deliveriesOfOrder(reader, orderId)
  const invoiced = invoicedByLine(reader, orderId)
  const lines = linesOf(reader, orderId).map((line) => {
    const parts = deliveries.flatMap(({ state, lines: all }) =>
      all.filter(({ lineId }) => lineId === line.id).map((part) => ({ ...part, state })),
    )
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + of(part), 0)
    return {
      line,
      state: lineState({
        isGoods: line.isGoods,
        ordered: Math.abs(unitsOf(line.quantity)),
        closed: line.closed,
        waived: line.waived,
        onNotes: sum((part) =>
          part.state === 'open' ? Math.max(0, part.quantity - part.done) : 0,
        ),
        out: sum(({ done }) => done),
        back: sum(({ returned }) => returned),
        ...(invoiced.get(line.id) ?? nothing),
      }),
    }
  })
  return { lines, deliveries }
}

/** What of each line stands on invoices, as they say it. */
function invoicedByLine(reader: Reader, orderId: string): Map<string, Sums> {
  const billings = billingsOf(reader, orderId)
  const found = new Map<string, Sums>()
  for (const invoiceId of new Set(billings.map((one) => one.invoiceId))) {
    const document = getDocument(reader, invoiceId)
    const lines = new Map(invoiceLinesOf(reader, invoiceId).map((line) => [line.id, line]))
    for (const billing of billings.filter((one) => one.invoiceId === invoiceId)) {
      const line = lines.get(billing.invoiceLineId)
      if (!line) continue
      const quantity = Math.abs(unitsOf(line.quantity))
      const credited = Math.abs(unitsOf(line.creditedQuantity))
      const before = found.get(billing.orderLineId) ?? nothing
      const isDraft = document.state === 'draft'
      found.set(billing.orderLineId, {
        drafted: before.drafted + (isDraft ? quantity : 0),
        billed: before.billed + (isDraft ? 0 : quantity),
        credited: before.credited + credited,
        paid: before.paid + (document.state === 'paid' ? quantity - credited : 0),
      })
    }
  }
  return found
}

/**
 * Works out anew where a confirmed order stands, and reserves what is left to deliver and on no delivery
 * note yet. Called after everything that changes a quantity of it.
 */
export function refreshOrder(writer: Writer, context: FirmContext, orderId: string): void {
  const row = getStoredOrder(writer, orderId)
  if (row.state === 'draft') return
  const { lines } = progressOf(writer, orderId)
  reserve(writer, context, orderId, lines)
  const states = orderStates(lines.map(({ state }) => state))
  const stillOrdered = worthOfRest(writer, row, lines)
  const isSame =
    states.state === row.state &&
    states.deliveryState === row.deliveryState &&
    states.billingState === row.billingState &&
    stillOrdered === row.stillOrdered
  if (!isSame) changeOrder(writer, context, row, { ...states, stillOrdered })
}

/** Reserves nothing any more, as when an order becomes a draft again. */
export function releaseGoods(writer: Writer, context: FirmContext, orderId: string): void {
  reserve(writer, context, orderId, [])
}

function reserve(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  lines: readonly LineProgress[],
): void {
  const wanted = lines
    .filter(({ state }) => state.toReserve > 0)
    .map(({ line, state }) => ({ ...line, quantity: quantityText(state.toReserve) }))
  const promised = keptInStock(writer, wanted).map(({ itemId, units }) => ({
    itemId,
    quantity: units,
  }))
  const source = { id: orderId, kind: 'reserved', date: firmDate(writer, context) } as const
  setPromises(writer, context, source, promised)
}
