import { eq, sql } from 'drizzle-orm'
import type { Customer, CustomerRow } from '#contract/customers.ts'
import { AppError } from '#contract/errors.ts'
import type { PageQuery } from '#contract/page.ts'
import { listByName, type NamePage } from '../../firm/name-page.ts'
import { prepared } from '../../firm/prepared.ts'
import { Remembered } from '../../firm/remembered.ts'
import type { Reader } from '../../firm/store.ts'
import { vatIdAdvice } from '../firms/index.ts'
import { customerCreditsTable, customersTable } from './tables.ts'

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
  const credit = reader.db
    .select({ currency: customerCreditsTable.currency, amount: customerCreditsTable.amount })
    .from(customerCreditsTable)
    .where(eq(customerCreditsTable.customerId, customerId))
    .all()
  return {
    ...row,
    address,
    language: row.language as Customer['language'],
    receivable: owed?.receivable ?? 0,
    overdue: owed?.overdue ?? 0,
    credit: credit.filter(({ amount }) => amount !== 0),
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

type Owed = { receivable: number; overdue: number }

const remembered = new Remembered<Map<string, Owed>>(16)

/** What customers owe in the base currency: added up once for whoever comes back to a list. */
function owedBy(reader: Reader, customerIds: string[], today: string): Map<string, Owed> {
  if (customerIds.length === 0) return new Map()
  const key = [today, ...customerIds].join(' ')
  return remembered.recall(reader, key, () => addUp(reader, customerIds, today))
}

/** Over an index of open invoices only. */
function addUp({ db }: Reader, customerIds: string[], today: string): Map<string, Owed> {
  const ids = sql.join(
    customerIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = db.all<{ id: string } & Owed>(sql`
    select customer_id as id, sum(due_base) as receivable,
      sum(case when due_date < ${today} then due_base else 0 end) as overdue
    from invoices
    where due <> 0 and state <> 'draft' and state <> 'void' and customer_id in (${ids})
    group by customer_id`)
  return new Map(rows.map(({ id, receivable, overdue }) => [id, { receivable, overdue }]))
}
