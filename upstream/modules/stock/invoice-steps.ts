import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import type { InvoiceSteps } from '../invoicing/index.ts'
import { documentsOfSource, linesOf, movesOut, type StoredDocument } from './document-reader.ts'
import { insertDocument, setDone, setState } from './document-writer.ts'
import { endOf } from './layers.ts'
import { quantityText, unitsOf } from './quantity.ts'
import { stockSettings } from './settings.ts'
import { closeRest, deliver, reserveOpen, takeBack } from './steps.ts'
import { stockItems } from './stock-items.ts'
import { usualWarehouse } from './warehouses.ts'

/**
 * An invoice delivers its items that are kept in stock, as the firm wishes: at once what is there, the
 * rest as an open delivery. What is credited comes back at the cost it went out with.
 */
export const invoiceSteps: InvoiceSteps = {
  finalised(writer, context, invoice, lines) {
    const { invoiceDelivers } = stockSettings(writer)
    if (invoiceDelivers === 'never') return
    const named = lines.filter(({ quantity }) => Number(quantity) > 0)
    const items = stockItems(
      writer,
      named.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
    )
    const wanted = named.flatMap(({ id, itemId, quantity }) => {
      const item = items.get(itemId ?? '')
      if (!item || item.isListed === 0) return []
      return [{ itemId: item.id, quantity: unitsOf(quantity), done: 0, sourceLineId: id }]
    })
    if (wanted.length === 0) return
    const document = insertDocument(
      writer,
      context,
      {
        ...{ kind: 'delivery', state: 'open', date: invoice.issueDate },
        ...{ warehouseId: usualWarehouse(writer, context).id, partner: invoice.customerName },
        ...{ sourceKind: 'invoice', sourceId: invoice.id, sourceNumber: invoice.number ?? '' },
      },
      wanted,
    )
    if (invoiceDelivers === 'open' || !deliverAtOnce(writer, context, document)) {
      reserveOpen(writer, context, document)
    }
  },
  credited(writer, context, note, lines) {
    for (const document of documentsOfSource(writer, note.creditsId ?? '')) {
      if (document.kind !== 'delivery') continue
      const credited = new Map(
        lines.map(({ creditsLineId, quantity }) => [creditsLineId, unitsOf(quantity)]),
      )
      takeOff(writer, context, document, note, credited)
    }
  },
  voided(writer, context, invoice, date) {
    for (const document of documentsOfSource(writer, invoice.id)) {
      if (document.kind !== 'delivery') continue
      if (document.state === 'open') closeRest(writer, context, document.id)
      if (movesOut(writer, document.id).every(({ left }) => left === 0)) continue
      const source = { kind: 'invoice', id: invoice.id, number: invoice.number ?? '' }
      takeBack(writer, context, document.id, { date, lines: [], confirmsCosts: true, source })
    }
  },
}

/** Delivers what is there; false for nothing of it. */
function deliverAtOnce(writer: Writer, context: FirmContext, document: StoredDocument): boolean {
  const { id, date, warehouseId } = document
  if (date > firmDate(writer, context)) return false
  const isFree = stockSettings(writer).allowsNegative
  const taken = new Map<string, number>()
  const chosen = linesOf(writer, id).filter(({ itemId, quantity }) => {
    const all = (taken.get(itemId) ?? 0) + quantity
    if (!isFree && all > spareFrom(writer, itemId, warehouseId, date)) return false
    taken.set(itemId, all)
    return true
  })
  if (chosen.length === 0) return false
  const lines = chosen.map(({ position, quantity }) => ({
    position,
    quantity: quantityText(quantity),
  }))
  deliver(writer, context, id, { date, lines, confirmsCosts: true })
  return true
}

/** How much of an item can leave a warehouse on a day without missing then or later. */
function spareFrom({ sql }: Reader, itemId: string, warehouseId: string, date: string): number {
  const { date: day, sequence } = endOf(date)
  return sql
    .exec<{ spare: number }>(
      `select min(spare) as spare from (
         select coalesce((select place_after from stock_moves
           where item_id = ?1 and warehouse_id = ?2 and (date, sequence) < (?3, ?4)
           order by date desc, sequence desc limit 1), 0) as spare
         union all
         select place_after from stock_moves
           where item_id = ?1 and warehouse_id = ?2 and date > ?3)`,
      ...[itemId, warehouseId, day, sequence],
    )
    .one().spare
}

/** Takes credited units off what is still to be delivered, and takes back the rest of them. */
function takeOff(
  writer: Writer,
  context: FirmContext,
  document: StoredDocument,
  note: { id: string; number: string | null; issueDate: string },
  credited: ReadonlyMap<string | null | undefined, number>,
): void {
  const returned: { position: number; quantity: string }[] = []
  const gone = movesOut(writer, document.id)
  for (const { position, sourceLineId, quantity, done } of linesOf(writer, document.id)) {
    const wanted = credited.get(sourceLineId) ?? 0
    const open = Math.min(wanted, quantity - done)
    if (open > 0) setDone(writer, document.id, position, { done, quantity: quantity - open })
    const left = gone
      .filter(({ line }) => line === position)
      .reduce((sum, move) => sum + move.left, 0)
    const back = Math.min(wanted - open, left)
    if (back > 0) returned.push({ position, quantity: quantityText(back) })
  }
  const isDone = linesOf(writer, document.id).every(({ quantity, done }) => done >= quantity)
  if (isDone && document.state === 'open') setState(writer, document.id, 'done')
  reserveOpen(writer, context, { ...document, date: note.issueDate })
  if (returned.length === 0) return
  takeBack(writer, context, document.id, {
    ...{ date: note.issueDate, lines: returned, confirmsCosts: true },
    source: { kind: 'invoice', id: note.id, number: note.number ?? '' },
  })
}
