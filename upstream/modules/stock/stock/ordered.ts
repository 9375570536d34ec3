import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { deliveriesOf, getStoredDocument, linesOf } from './document-reader.ts'
import { handDocumentOver, setDone, setSource, setState } from './document-writer.ts'
import { deliverSold, keptInStock, type SoldLine, type StockSource } from './sold.ts'
import { deliver, reserveOpen } from './steps.ts'
import { usualWarehouse } from './warehouses.ts'

/** Whether goods of an order are reserved or delivered. */
export function isOrderDelivered(reader: Reader, orderId: string): boolean {
  return deliveriesOf(reader, orderId).length > 0
}

type Ordered = {
  source: StockSource
  partner: string
  lines: readonly SoldLine[]
  /** The usual one where it is left out. */
  warehouseId?: string
}

/**
 * Opens the delivery of what a customer ordered: it is reserved until it is handed out, in parts or at
 * once, and the invoice that is made of the order delivers none of it again.
 * @returns the id of the delivery; undefined where nothing of it is kept in stock
 */
export function openOrderDelivery(
  writer: Writer,
  context: FirmContext,
  { source, partner, lines, warehouseId = usualWarehouse(writer, context).id }: Ordered,
): string | undefined {
  if (keptInStock(writer, lines).length === 0) return undefined
  deliverSold(writer, context, { source, partner, lines, warehouseId, isAtOnce: false })
  const id = deliveriesOf(writer, source.id).at(-1)?.id
  if (id === undefined) return undefined
  const { kind, id: orderId } = source
  const to = { kind: 'stockDocument', id }
  linkRecords(writer, context, { from: { kind, id: orderId }, relation: 'delivers', to })
  return id
}

/**
 * Makes the deliveries of orders those of the invoice that was made of them: what it takes back or
 * credits comes from there. What is open of a line follows the invoice; what it leaves out is given up.
 * @returns the lines that no delivery has
 */
export function takeOverDeliveries(
  writer: Writer,
  context: FirmContext,
  orderIds: readonly string[],
  source: StockSource,
  lines: readonly SoldLine[],
): SoldLine[] {
  const covered = new Set<string>()
  for (const document of orderIds.flatMap((id) => deliveriesOf(writer, id))) {
    const free = linesOf(writer, document.id)
    for (const { id, itemId, units, unit, unitSize, costCentreId } of keptInStock(writer, lines)) {
      const at = free.findIndex((line) => line.itemId === itemId)
      const [own] = at === -1 ? [] : free.splice(at, 1)
      if (!own) continue
      covered.add(id)
      const { position, done } = own
      setDone(writer, document.id, position, { done, quantity: Math.max(units, done) })
      const source = { sourceLineId: id, unit, unitSize, costCentreId }
      setSource(writer, document.id, position, source)
    }
    for (const { position, done } of free) {
      setDone(writer, document.id, position, { done, quantity: done })
    }
    const isDone = linesOf(writer, document.id).every(({ quantity, done }) => done >= quantity)
    setState(writer, document.id, isDone ? 'done' : 'open')
    handDocumentOver(writer, document.id, source)
    reserveOpen(writer, context, { ...document, date: source.date })
  }
  return lines.filter(({ id }) => !covered.has(id))
}

/**
 * Hands out all that is left of the delivery of an order; nothing where somebody has done so.
 * @throws AppError invalid where batches or serial numbers are to be named; locked; conflict
 */
export function deliverRest(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  date: string,
): void {
  if (getStoredDocument(writer, documentId).state !== 'open') return
  deliver(writer, context, documentId, { date, lines: [], confirmsCosts: true, acceptsMore: false })
}
