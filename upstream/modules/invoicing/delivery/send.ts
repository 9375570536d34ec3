import type { z } from 'zod'
import { invalidField } from '#contract/errors.ts'
import type { SendInput } from '#contract/invoice-mail.ts'
import { addressesIn } from '../../../documents/delivery/mail-words.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { queueMail } from '../../outbound/index.ts'
import { getStoredParty } from '../../parties/index.ts'
import { documentInput } from '../document-input.ts'
import { publicPath } from '../public-path.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { changeDocument } from '../writer.ts'
import { writeMail } from './mail.ts'
import { requireIssued } from './share.ts'

/** What sending needs and a rule must not find out by itself. */
export type SendMeans = {
  /** Becomes the document's secret where it is not shared yet. */
  secret: string
  /** Of the web app, for the link. */
  origin: string
  /** Whether a mail goes out; none does for what is only told, as the story of a demo. */
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
  { invoiceId, to, cc, ...words }: z.infer<typeof SendInput> & { invoiceId: string },
  { secret, origin, isMailed }: SendMeans,
): DocumentRow {
  const row = requireIssued(getDocument(writer, invoiceId))
  const address = to || getStoredParty(writer, row.customerId).email
  if (address === '') throw invalidField('to', 'required')
  const after = changeDocument(writer, context, row, {
    publicSecret: row.publicSecret ?? secret,
    sentAt: row.sentAt ?? context.now.toISOString(),
    ...(row.state === 'finalised' && { state: 'sent' as const }),
  })
  if (isMailed) {
    const documentLink = origin + publicPath(context.firmId, after)
    const { subject, text } = writeMail(writer, after, words, documentLink)
    queueMail(writer, context, {
      to: address,
      cc: addressesIn(cc),
      replyTo: getFirmProfile(writer).email,
      subject,
      text,
      language: documentInput(after, []).language,
      attachments: [{ module: 'invoicing', id: row.id }],
      record: { kind: 'invoice', id: row.id },
      link: `invoices/${row.id}`,
    })
  }
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'send',
    title: row.number ?? '',
    detail: address,
    after: { to: address },
  })
  return after
}
