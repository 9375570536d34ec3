import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { isOrderDelivered, openOrderDelivery } from '../../stock/stock/index.ts'
import { stockItemIds } from '../../stock/stock/views.ts'
import { getStoredQuote, linesOf, type QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'

/** Whether something of a quote is kept in stock, and none of it is reserved or delivered yet. */
export function hasGoods(reader: Reader, quoteId: string): boolean {
  const ids = taken(reader, quoteId).flatMap(({ itemId }) => itemId ?? [])
  return stockItemIds(reader, ids).size > 0 && !isOrderDelivered(reader, quoteId)
}

/**
 * Opens the delivery of the goods of an accepted quote, which are reserved from today on.
 * @throws AppError not_found; conflict for one that is not accepted, has no goods or its delivery already
 */
export function reserveGoods(writer: Writer, context: FirmContext, quoteId: string): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  if (row.state !== 'accepted') throw refusal('quoteNotAccepted')
  if (isOrderDelivered(writer, quoteId)) throw refusal('quoteDelivers')
  const source = {
    kind: 'quote',
    id: quoteId,
    number: row.number ?? '',
    date: firmDate(writer, context),
  }
  const partner = row.customerName
  const lines = taken(writer, quoteId)
  if (openOrderDelivery(writer, context, { source, partner, lines }) === undefined) {
    throw refusal('quoteWithoutGoods')
  }
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'reserve', title: row.number ?? '' })
  return row
}

/** The lines that the customer takes. */
function taken(reader: Reader, quoteId: string) {
  return linesOf(reader, quoteId).filter(({ isChosen }) => isChosen)
}
