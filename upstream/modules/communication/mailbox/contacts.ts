import type { MailContact } from '#contract/communication/mailbox.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listReachedContacts } from '../../firm/parties/index.ts'
import { mailboxesTable } from './tables.ts'

const maxContacts = 200

/** Who can be written to: colleagues, then parties and their contacts that the caller reaches. */
export function listContacts(reader: Reader, context: FirmContext, q: string): MailContact[] {
  const typed = q.toLowerCase()
  const members = reader.db
    .select()
    .from(mailboxesTable)
    .all()
    .filter(({ ownerId, address }) => ownerId !== null && address !== '')
    .map(({ ownerName: name, address: email }) => ({ name, email, source: 'member' as const }))
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(typed))
  const parties = isAllowed(context.actor, 'party:view')
    ? listReachedContacts(reader, context, { q, maximum: maxContacts })
    : []
  return [...members, ...parties.map((one) => ({ ...one, source: 'party' as const }))].slice(
    0,
    maxContacts,
  )
}
