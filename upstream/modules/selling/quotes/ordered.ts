import type { QuoteInput } from '#contract/selling/quotes.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getStoredQuote, linesOf, type QuoteRecord, quoteInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote } from './writer.ts'

/**
 * What a customer accepted: the quote with the lines that they take, and how its tax was rounded.
 * @throws AppError not_found; conflict for one that is not accepted, or has become something else
 */
export function acceptedQuote(
  reader: Reader,
  quoteId: string,
): { input: QuoteInput; taxRounding: QuoteRecord['taxRounding'] } {
  const row = getStoredQuote(reader, quoteId)
  if (row.state !== 'accepted') throw refusal('quoteNotAccepted')
  const taken = linesOf(reader, quoteId).filter(({ isChosen }) => isChosen)
  return { input: quoteInput(row, taken), taxRounding: row.taxRounding }
}

/** Keeps that an accepted quote has become an order: it is delivered and invoiced there. */
export function markOrdered(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  orderId: string,
): void {
  changeQuote(writer, context, getStoredQuote(writer, quoteId), { state: 'ordered' })
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'order', after: { orderId } })
}

/** Lets a quote be ordered again, whose order was deleted as a draft. */
export function releaseOrdered(writer: Writer, context: FirmContext, quoteId: string): void {
  const row = getStoredQuote(writer, quoteId)
  if (row.state !== 'ordered') return
  changeQuote(writer, context, row, { state: 'accepted' })
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'release' })
}
