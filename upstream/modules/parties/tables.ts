import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `rowNumber` ties a row to its entry in the full-text index. */
export const partiesTable = sqliteTable(
  'parties',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    isCustomer: integer('is_customer', { mode: 'boolean' }).notNull(),
    isSupplier: integer('is_supplier', { mode: 'boolean' }).notNull(),
    kind: text('kind', { enum: ['company', 'person'] }).notNull(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** The contract's Address as JSON. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    vatId: text('vat_id').notNull(),
    registryNumber: text('registry_number').notNull(),
    language: text('language').notNull(),
    currency: text('currency').notNull(),
    paymentTermsDays: integer('payment_terms_days'),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    mergedIntoId: text('merged_into_id'),
    anonymisedAt: text('anonymised_at'),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('parties_merged').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    ...ordersOf('parties', table),
    ...ordersOf('customers', table, sql`is_customer = 1`),
    ...ordersOf('suppliers', table, sql`is_supplier = 1`),
  ],
)

type Ordered = Record<'isArchived' | 'updatedAt' | 'id', AnySQLiteColumn>

/** An index for each order of the list, of all parties or of those that are meant. */
function ordersOf(name: string, { isArchived, updatedAt, id }: Ordered, meant?: SQL) {
  const orders = {
    name: sql`name collate nocase`,
    city: sql`city collate nocase`,
    change: updatedAt,
  }
  return Object.entries(orders).map(([order, by]) => {
    const ordered = index(`${name}_by_${order}`).on(isArchived, by, id)
    return meant ? ordered.where(meant) : ordered
  })
}
