import { and, eq, ne } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import {
  type PortalContactInput,
  type PortalContactListQuery,
  portalContactsContract,
} from '#contract/customers/portal-contacts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { insertRow, rowOf } from '../../../register/stored-rows.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { followsParty, namesOfParties } from '../../firm/parties/views.ts'
import { type ContactRow, rightsOf } from './contacts.ts'
import { requireGivable } from './givable.ts'
import { countSessions, endSessionsOf } from './sessions.ts'
import { portalContactsSearch, portalContactsTable } from './tables.ts'

export const portalContactList: RegisterSource<PortalContactListQuery> = {
  from: 'portal_contacts',
  search: portalContactsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: { customerId: equals('customer_id') },
}

const stored = rowOf(portalContactsTable)

export const portalContacts = defineRegister({
  kind: 'portalContact',
  contract: portalContactsContract,
  table: portalContactsTable,
  list: portalContactList,
  row: (raw, reader) => {
    const row = stored(raw)
    const { id, name, email, lastAt, updatedAt } = row
    return {
      ...{ id, name, email, lastAt, updatedAt },
      customer: nameOf(reader, row.customerId),
      rights: rightsOf(row),
    }
  },
  record: (reader, firm, row) => {
    const { rowNumber: _, createdBy: __, updatedBy: ___, ...shown } = row
    return {
      ...shown,
      customer: nameOf(reader, row.customerId),
      rights: rightsOf(row),
      sessions: row.isArchived ? 0 : countSessions(reader, firm, row.email),
    }
  },
  labelOf: ({ name }) => name,
  found: ({ name, email }) => ({ words: { name, email }, subtitle: email, text: email }),
  reach: followsParty('portal_contacts', 'customer_id'),
  prepare,
  history: (_, { customer, name, email, rights }) => ({ customer, name, email, rights }),
  archived: (writer, firm, row) => {
    if (!row.isArchived) requireGivable(firm.actor, rightsOf(row))
    endSessionsOf(writer, firm, ended(row))
  },
  steps: {
    endSessions: (writer, firm, id) => signOut(writer, firm, id),
  },
})

/**
 * Ids in place of names. Who gets another address is signed out with the old one. Rights are given
 * by who holds as much; those that the same contact has stay whoever changes the rest.
 * @throws AppError invalid at `customer`, at `rights` or, for one who is there already, at `email`
 */
function prepare(
  writer: Writer,
  firm: FirmContext,
  { customer, rights, ...typed }: PortalContactInput,
  before?: ContactRow,
): Prepared {
  const isSame = before !== undefined && nameOf(writer, before.customerId) === customer
  const customerId = isSame ? before.customerId : findCustomer(writer, firm, customer)
  if (customerId === undefined) throw invalidField('customer', 'unknownCustomer')
  const isTwin = and(
    eq(portalContactsTable.customerId, customerId),
    eq(portalContactsTable.email, typed.email),
    before && ne(portalContactsTable.id, before.id),
  )
  const twin = writer.db
    .select({ id: portalContactsTable.id })
    .from(portalContactsTable)
    .where(isTwin)
    .get()
  if (twin) throw invalidField('email', 'contactTaken')
  const isSamePerson = isSame && before?.email === typed.email
  const standing = isSamePerson ? rightsOf(before) : []
  requireGivable(
    firm.actor,
    rights.filter((right) => !standing.includes(right)),
  )
  if (before && before.email !== typed.email) endSessionsOf(writer, firm, ended(before))
  const kept = { customerId, rights: JSON.stringify(rights) }
  return { columns: { ...typed, ...kept, ...(!before && { phone: '', lastAt: null }) } }
}

/** Lets somebody come in for a party whom no name need find, such as an affiliate who is a supplier. */
export function insertContact(
  writer: Writer,
  firm: FirmContext,
  customerId: string,
  { name, email, rights }: Pick<PortalContactInput, 'name' | 'email' | 'rights'>,
): void {
  const id = firm.newId()
  const columns = { customerId, name, email, phone: '', lastAt: null, isArchived: false }
  insertRow(writer, portalContactsTable, firm, {
    ...{ id, ...columns, rights: JSON.stringify(rights) },
  })
  portalContacts.change(writer, firm, id, { version: 1 })
  const after = { name, email, rights }
  writer.audit({ entity: 'portalContact', entityId: id, action: 'create', title: name, after })
}

/** Signs a contact out everywhere. @throws AppError not_found */
export function signOut(writer: Writer, firm: FirmContext, id: string): void {
  const row = portalContacts.get(writer, id)
  endSessionsOf(writer, firm, ended(row))
  writer.audit({ entity: 'portalContact', entityId: id, action: 'portalSignOut', title: row.name })
}

function ended({ id, email }: Pick<ContactRow, 'id' | 'email'>) {
  return { contactIds: [id], emails: [email] }
}

function nameOf(reader: Reader, partyId: string): string {
  return namesOfParties(reader, [partyId]).get(partyId) ?? ''
}
