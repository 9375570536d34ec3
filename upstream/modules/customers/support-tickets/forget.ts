import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'
import { removeFilesAndComments, scrubHistory } from '../../firm/records/index.ts'
import { supportTickets } from './register.ts'

/**
 * Takes away who asked and what they wrote, in all tickets of a customer. Number, states and times stay, and so does
 * what the firm answered.
 */
export function forgetTickets(
  writer: Writer,
  { partyId, name }: ForgottenParty,
  firm: FirmContext,
): void {
  const { sql } = writer
  const ids = sql
    .exec<{ id: string }>('select id from support_tickets where customer_id = ?', partyId)
    .toArray()
  for (const { id } of ids) {
    sql.exec(
      `update support_messages set by_name = ?, text = '', hidden = ''
       where ticket_id = ? and author = 'customer'`,
      name,
      id,
    )
    supportTickets.change(writer, firm, id, {
      ...{ subject: name, description: '', ratingNote: '' },
      ...{ contactName: name, contactEmail: '', address: '' },
    })
    removeFilesAndComments(writer, { kind: 'supportTicket', id })
    scrubHistory(writer, 'supportTicket', id)
  }
}
