import type { MailInput } from '#contract/firm/mails.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { sendRecordMail } from '../../firm/mails/index.ts'
import { getStoredOrder, type OrderRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeOrder } from './writer.ts'

/**
 * Sends the confirmation of an order to its customer: the mail is queued with the write that says so,
 * with the PDF and the link to its public page.
 * @throws AppError not_found; conflict for a draft; invalid without an address, or for one that mail
 * came back from
 */
export function send(
  writer: Writer,
  context: FirmContext,
  { salesOrderId, ...typed }: MailInput & { salesOrderId: string },
  { origin }: { origin: string },
): OrderRecord {
  sendRecordMail(writer, context, { mailKind: 'salesOrder', recordId: salesOrderId, origin }, typed)
  return getStoredOrder(writer, salesOrderId)
}

/** Keeps that a confirmation is on its way. @throws as `send` */
export function markSent(writer: Writer, context: FirmContext, orderId: string): OrderRecord {
  const row = requireConfirmed(getStoredOrder(writer, orderId))
  const isPast = row.publicUntil !== null && row.publicUntil < firmDate(writer, context)
  return changeOrder(writer, context, row, {
    sentAt: row.sentAt ?? context.now.toISOString(),
    // A link that is sent must lead somewhere.
    publicSecret: row.publicSecret ?? newSecret(),
    publicUntil: isPast ? null : row.publicUntil,
  })
}

export function requireConfirmed(row: OrderRecord): OrderRecord {
  if (row.state === 'draft') throw refusal('notFinalised')
  return row
}
