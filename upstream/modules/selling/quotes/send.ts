import type { MailInput } from '#contract/firm/mails.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { sendRecordMail } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { getStoredQuote, type QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote } from './writer.ts'

/**
 * Sends an open quote to its customer: the mail is queued with the write that says so, with the PDF
 * and the link to its public page.
 * @throws AppError not_found; conflict for one that is not open; invalid without an address, or for
 * one that mail came back from
 */
export function send(
  writer: Writer,
  context: FirmContext,
  { quoteId, ...typed }: MailInput & { quoteId: string },
  { origin, isMailed }: { origin: string; isMailed: boolean },
): QuoteRecord {
  if (isMailed) {
    sendRecordMail(writer, context, { mailKind: 'quote', recordId: quoteId, origin }, typed)
    return getStoredQuote(writer, quoteId)
  }
  const row = markSent(writer, context, quoteId)
  const to = typed.to || getStoredParty(writer, row.customerId).email
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'send', after: { to } })
  return row
}

/** Keeps that a quote is on its way. @throws as `send` */
export function markSent(writer: Writer, context: FirmContext, quoteId: string): QuoteRecord {
  const row = requireOpen(getStoredQuote(writer, quoteId))
  const isPast = row.publicUntil !== null && row.publicUntil < firmDate(writer, context)
  return changeQuote(writer, context, row, {
    sentAt: row.sentAt ?? context.now.toISOString(),
    // A link that is sent must lead somewhere.
    publicSecret: row.publicSecret ?? newSecret(),
    publicUntil: isPast ? null : row.publicUntil,
  })
}

export function requireOpen(row: QuoteRecord): QuoteRecord {
  if (row.state === 'open') return row
  throw refusal(row.state === 'draft' ? 'notFinalised' : 'quoteNotOpen')
}
