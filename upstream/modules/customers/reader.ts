import { eq, sql } from 'drizzle-orm'
import type { Customer, CustomerRow } from '#contract/customers.ts'
import { AppError } from '#contract/errors.ts'
import type { PageQuery } from '#contract/page.ts'
import { listByName, type NamePage } from '../../firm/name-page.ts'
import { prepared } from '../../firm/prepared.ts'
import { Remembered } from '../../firm/remembered.ts'
import type { Reader } from '../../firm/store.ts'
import { vatIdAdvice } from '../firms/index.ts'
import { creditsOfParty, type Owed, owedByParties } from '../settlement/views.ts'
import { customersTable } from './tables.ts'

type Stored = typeof customersTable.$inferSelect

const customerById = prepared((db) =>
  db
    .select()
    .from(customersTable)
    .where(eq(customersTable.id, sql.placeholder('customerId')))
    .prepare(),
)

/** @throws AppError not_found */
export function getStoredCustomer({ db }: Reader, customerId: string): Stored {
  const row = customerById(db).get({ customerId })
  if (!row) throw new AppError('not_found', 'No such customer')
  return row
}

/**
 * A customer with what they owe. `today` is the firm's date.
 * @throws AppError not_found
 */
export function getCustomer(reader: Reader, customerId: string, today: string): Customer {
  const { rowNumber: _, city: __, country: ___, ...row } = getStoredCustomer(reader, customerId)
  const address: Customer['address'] = JSON.parse(row.address)
  const owed = owedBy(reader, [customerId], today).get(customerId)
  return {
    ...row,
    address,
    language: row.language as Customer['language'],
    receivable: owed?.receivable ?? 0,
    overdue: owed?.overdue ?? 0,
    credit: creditsOfParty(reader, customerId),
    warnings: vatIdAdvice(address.country, row.vatId),
  }
}

export function listCustomers(
  reader: Reader,
  query: PageQuery & { show: 'active' | 'archived' },
  today: string,
): NamePage<CustomerRow> {
  const page = listByName(
    reader,
    { table: 'customers', search: 'customer_search' },
    query,
    parseRow,
  )
  const owed = owedBy(
    reader,
    page.rows.map(({ id }) => id),
    today,
  )
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...owed.get(row.id) })) }
}

const namesOfActive = prepared((db) =>
  db
    .select({ id: customersTable.id, name: customersTable.name })
    .from(customersTable)
    .where(eq(customersTable.isArchived, false))
    .orderBy(customersTable.name, customersTable.id)
    .limit(sql.placeholder('most'))
    .prepare(),
)

/** The first customers by name who are not archived. */
export function listCustomerNames({ db }: Reader, most: number): { id: string; name: string }[] {
  return namesOfActive(db).all({ most })
}

function parseRow(row: Record<string, SqlStorageValue>): CustomerRow {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    city: String(row.city),
    country: String(row.country),
    currency: String(row.currency),
    isArchived: row.is_archived === 1,
    receivable: 0,
    overdue: 0,
  }
}

const remembered = new Remembered<Map<string, Owed>>(16)

/** What customers owe in the base currency: added up once for whoever comes back to a list. */
function owedBy(reader: Reader, customerIds: string[], today: string): Map<string, Owed> {
  if (customerIds.length === 0) return new Map()
  const key = [today, ...customerIds].join(' ')
  return remembered.recall(reader, key, () => owedByParties(reader, customerIds, today))
}
