import { eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'
import { scrubHistory } from '../../firm/records/index.ts'
import { portalContacts } from './register.ts'
import { endSessionsOf } from './sessions.ts'
import { portalContactsTable } from './tables.ts'

/** Signs the contacts of a customer out everywhere, and takes away who they were. */
export function forgetContacts(
  writer: Writer,
  { partyId, name }: ForgottenParty,
  firm: FirmContext,
): void {
  const isMeant = eq(portalContactsTable.customerId, partyId)
  const contacts = writer.db.select().from(portalContactsTable).where(isMeant).all()
  const contactIds = contacts.map(({ id }) => id)
  endSessionsOf(writer, firm, { contactIds, emails: contacts.map(({ email }) => email) })
  for (const id of contactIds) {
    portalContacts.change(writer, firm, id, { name, email: '', phone: '', isArchived: true })
    scrubHistory(writer, 'portalContact', id)
  }
}
