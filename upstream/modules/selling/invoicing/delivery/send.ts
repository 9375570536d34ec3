import type { MailInput } from '#contract/firm/mails.ts'
import { newSecret } from '../../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { sendRecordMail } from '../../../firm/mails/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { changeDocument } from '../writer.ts'
import { requireIssued } from './share.ts'

/** What sending needs and a rule must not find out by itself. */
export type SendMeans = {
  /** Of the web app, for the link. */
  origin: string
  /** Whether a mail goes out; none does for what is only written down, as the story of a demo. */
  isMailed: boolean
}

/**
 * Sends a document to its customer: the mail is queued with the write that says so, with the PDF
 * and the public link.
 * @throws AppError not_found; conflict for a draft or a void document; invalid without an address,
 * or for one that mail came back from
 */
export function send(
  writer: Writer,
  context: FirmContext,
  { invoiceId, ...typed }: MailInput & { invoiceId: string },
  { origin, isMailed }: SendMeans,
): DocumentRow {
  if (isMailed) {
    const mailKind = getDocument(writer, invoiceId).kind
    sendRecordMail(writer, context, { mailKind, recordId: invoiceId, origin }, typed)
    return getDocument(writer, invoiceId)
  }
  const row = markSent(writer, context, invoiceId)
  const to = typed.to || getStoredParty(writer, row.customerId).email
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'send',
    title: row.number ?? '',
    detail: to,
    after: { to },
  })
  return row
}

/** Keeps that a document is on its way, and where its public page is. @throws as `send` */
export function markSent(writer: Writer, context: FirmContext, invoiceId: string): DocumentRow {
  const row = requireIssued(getDocument(writer, invoiceId))
  const isPast = row.publicUntil !== null && row.publicUntil < firmDate(writer, context)
  return changeDocument(writer, context, row, {
    publicSecret: row.publicSecret ?? newSecret(),
    // A link that is sent must lead somewhere.
    publicUntil: isPast ? null : row.publicUntil,
    sentAt: row.sentAt ?? context.now.toISOString(),
    ...(row.state === 'finalised' && { state: 'sent' as const }),
  })
}
