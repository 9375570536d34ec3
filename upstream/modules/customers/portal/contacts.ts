import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { PortalRight } from '#contract/customers/portal-contacts.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { PortalContact } from './portal-access.ts'
import { portalContactsTable } from './tables.ts'

export type ContactRow = typeof portalContactsTable.$inferSelect

const Rights = z.array(PortalRight)

/** What a contact may do, out of its column. */
export function rightsOf({ rights }: Pick<ContactRow, 'rights'>): PortalRight[] {
  return Rights.parse(JSON.parse(rights))
}

/** Contacts of an address; one whose customer is archived, merged or anonymised comes in no more. */
export function contactRows(reader: Reader, email: string): PortalContact[] {
  const rows = reader.db
    .select()
    .from(portalContactsTable)
    .where(eq(portalContactsTable.email, email))
    .all()
  return rows.map((row) => {
    const { id, customerId: partyId, isArchived } = row
    const isActive = !isArchived && !getStoredParty(reader, partyId).isArchived
    return { id, partyId, mail: row.email, rights: rightsOf(row), isActive }
  })
}
