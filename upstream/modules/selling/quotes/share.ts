import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredQuote, type QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote } from './writer.ts'

/**
 * Gives an issued quote a public address, or keeps the one it has, up to a last day.
 * @throws AppError not_found; conflict for a draft; invalid at `until` for a day that is over
 */
export function share(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  { secret, until }: { secret: string; until: string | null },
): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  if (row.state === 'draft') throw refusal('notFinalised')
  if (row.publicSecret !== null && row.publicUntil === until) return row
  if (until !== null && until < firmDate(writer, context))
    throw invalidField('until', 'validInPast')
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'share' })
  const publicSecret = row.publicSecret ?? secret
  return changeQuote(writer, context, row, { publicSecret, publicUntil: until })
}

/** Makes the address lead nowhere, for good: sharing again gives another. @throws AppError not_found */
export function unshare(writer: Writer, context: FirmContext, quoteId: string): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  if (row.publicSecret === null) return row
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'unshare' })
  return changeQuote(writer, context, row, { publicSecret: null, publicUntil: null })
}
