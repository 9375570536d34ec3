import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../firm/store.ts'
import { partiesTable } from './tables.ts'

/** Customers who are there, in order of their names, with what a filter asks of them. */
export function customersForFilter({ db }: Reader) {
  const { id, kind, name, email, phone, address, city, country, language, currency } = partiesTable
  const { tags, ownerId, consents, contacts, contactName, createdAt, isCustomer, isArchived } =
    partiesTable
  return db
    .select({
      ...{ id, kind, name, email, phone, address, city, country, language, currency },
      ...{ tags, ownerId, consents, contacts, contactName, createdAt },
    })
    .from(partiesTable)
    .where(and(eq(isCustomer, true), eq(isArchived, false)))
    .orderBy(asc(name), asc(id))
    .all()
}
