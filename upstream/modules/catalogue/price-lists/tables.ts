import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const priceListsTable = sqliteTable(
  'price_lists',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    priceMode: text('price_mode', { enum: ['net', 'gross'] }).notNull(),
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    tag: text('tag').notNull(),
    notes: text('notes').notNull(),
    /** How many rows the two tables below have of it, for the list. */
    customerCount: integer('customer_count').notNull().default(0),
    priceCount: integer('price_count').notNull().default(0),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('price_lists_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('price_lists_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const priceListCustomersTable = sqliteTable(
  'price_list_customers',
  { listId: text('list_id').notNull(), customerId: text('customer_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.listId, table.customerId] }),
    index('price_list_customers_by_customer').on(table.customerId),
  ],
)

export const priceListPricesTable = sqliteTable(
  'price_list_prices',
  {
    listId: text('list_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    /** From as many on; empty for any quantity. */
    fromQuantity: text('from_quantity').notNull(),
    unitPrice: text('unit_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.position] }),
    index('price_list_prices_by_item').on(table.itemId),
  ],
)

export const priceListsSearch = fullText('price_lists_search', ['name', 'notes'])
