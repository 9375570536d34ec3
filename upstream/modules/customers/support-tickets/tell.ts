import type { FirmContext, Writer } from '../../../firm/store.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import type { TicketRow } from './reader.ts'

/** A mail to whoever asked; without an address of theirs nothing is sent. */
export function mailCustomer(
  writer: Writer,
  means: { context: FirmContext; origin: string },
  { id, contactEmail }: TicketRow,
  mailKind: 'supportTicketReceived' | 'supportTicketAnswered' | 'supportTicketSolved',
): void {
  if (contactEmail === '') return
  sendFromFirmOrNote(writer, means, { mailKind, recordId: id, to: contactEmail })
}

/** Notifies the owner of a ticket; all who may see it where it is nobody's yet. */
export function notifyMembers(
  writer: Writer,
  context: FirmContext,
  row: TicketRow,
  kind:
    | 'supportTicketReceived'
    | 'supportTicketAnswered'
    | 'supportTicketLate'
    | 'supportTicketUnhappy',
): void {
  const { number, subject, contactName: from } = row
  queueNotice(writer, context, {
    kind,
    params: { number, subject, from },
    link: `/firms/${context.firmId}/support-tickets/${row.id}`,
    ...(row.customerId !== '' && { about: { entity: 'party' as const, id: row.customerId } }),
    ...(row.ownerId !== null && { userIds: [row.ownerId] }),
  })
}
