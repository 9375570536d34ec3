import { and, eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ApprovedPartner } from '../partners/index.ts'
import { rightsOf } from './contacts.ts'
import { insertContact, portalContacts } from './register.ts'
import { portalContactsTable } from './tables.ts'

/** Lets an affiliate who was approved see their page; who comes in already sees it beside the rest. */
export function welcomePartner(
  writer: Writer,
  context: FirmContext,
  { partyId, name, email }: ApprovedPartner,
): void {
  const isTheirs = and(
    eq(portalContactsTable.customerId, partyId),
    eq(portalContactsTable.email, email),
  )
  const known = writer.db.select().from(portalContactsTable).where(isTheirs).get()
  if (known) {
    const rights = [...new Set([...rightsOf(known), 'partner'])]
    const change = { rights: JSON.stringify(rights), version: known.version + 1 }
    portalContacts.change(writer, context, known.id, change)
    return
  }
  insertContact(writer, context, partyId, { name, email, rights: ['partner'] })
}
