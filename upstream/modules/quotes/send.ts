import type { z } from 'zod'
import { invalidField } from '#contract/errors.ts'
import type { MailPreview, SendInput } from '#contract/invoice-mail.ts'
import { documentFileName } from '../../documents/delivery/document-file-name.ts'
import { addressesIn, type MailWords, mailWords } from '../../documents/delivery/mail-words.ts'
import { paperFormat } from '../../documents/paper/paper-format.ts'
import { snapshotOf } from '../../documents/snapshot.ts'
import { headInput } from '../../documents/stored-document.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { queueMail } from '../outbound/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { mailTexts } from './mail-texts.ts'
import { publicPath } from './public-path.ts'
import { getStoredQuote, linesOf, type QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote } from './writer.ts'

type Typed = Pick<z.infer<typeof SendInput>, 'subject' | 'message'>

/**
 * Sends an open quote to its customer: the mail is queued with the write that says so, with the PDF
 * and the link to its public page.
 * @throws AppError not_found; conflict for one that is not open; invalid without an address, or for
 * one that mail came back from
 */
export function send(
  writer: Writer,
  context: FirmContext,
  { quoteId, to, cc, ...typed }: z.infer<typeof SendInput> & { quoteId: string },
  { origin, isMailed }: { origin: string; isMailed: boolean },
): QuoteRecord {
  const row = requireOpen(getStoredQuote(writer, quoteId))
  const address = to || getStoredParty(writer, row.customerId).email
  if (address === '') throw invalidField('to', 'required')
  const sentAt = row.sentAt ?? context.now.toISOString()
  const after = changeQuote(writer, context, row, { sentAt })
  if (isMailed) {
    const { subject, text } = writeMail(writer, row, typed, linkOf(context, row, origin))
    queueMail(writer, context, {
      to: address,
      cc: addressesIn(cc),
      replyTo: getFirmProfile(writer).email,
      subject,
      text,
      language: headInput(row).language,
      attachments: [{ module: 'quotes', id: quoteId }],
      record: { kind: 'quote', id: quoteId },
      link: `quotes/${quoteId}`,
    })
  }
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'send', after: { to: address } })
  return after
}

/** The mail as it would leave, with what the sender has typed so far; nothing is written. */
export function previewMail(
  reader: Reader,
  context: FirmContext,
  { quoteId, to, cc, ...typed }: z.infer<typeof SendInput> & { quoteId: string },
  origin: string,
): MailPreview {
  const row = requireOpen(getStoredQuote(reader, quoteId))
  const { tradeName, legalName, email, logoType } = getFirmProfile(reader)
  return {
    from: tradeName || legalName,
    replyTo: email,
    to: to || getStoredParty(reader, row.customerId).email,
    cc,
    ...writeMail(reader, row, typed, linkOf(context, row, origin)),
    hasLogo: logoType !== null,
    files: [documentFileName('quote', row.number)],
  }
}

/** Subject and text to a customer: the sender's own words, or ours in the quote's language. */
function writeMail(reader: Reader, row: QuoteRecord, typed: Typed, link: string): MailWords {
  const { tradeName, legalName, address } = getFirmProfile(reader)
  const { language } = headInput(row)
  const shown = { snapshot: row.snapshot, partyId: row.customerId }
  const { buyer } = snapshotOf(reader, shown, linesOf(reader, row.id))
  const format = paperFormat(language, address.country)
  return mailWords(typed, mailTexts[language], {
    link,
    number: row.number ?? '',
    firm: tradeName || legalName,
    name: buyer.contactName || buyer.name,
    total: format.money(row.total, row.currency),
    until: format.date(row.validUntil),
  })
}

function linkOf({ firmId }: FirmContext, row: QuoteRecord, origin: string): string {
  return origin + (publicPath(firmId, row) ?? '')
}

function requireOpen(row: QuoteRecord): QuoteRecord {
  if (row.state === 'open') return row
  throw refusal(row.state === 'draft' ? 'notFinalised' : 'quoteNotOpen')
}
