import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'

/** Unpaid invoices and bills of the time before the books began. What one says never changes. */
export const openingItemsTable = sqliteTable(
  'opening_items',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    partyRole: text('party_role', { enum: ['customer', 'supplier'] }).notNull(),
    partyId: text('party_id').notNull(),
    partyName: text('party_name').notNull(),
    partyOrder: text('party_order').notNull(),
    number: text('number').notNull(),
    date: text('date').notNull(),
    dueDate: text('due_date').notNull(),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    /** In minor units of `currency`, and in the base currency; both below zero for a credit. */
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    /** What is open of it, with the same sign. */
    due: integer('due').notNull(),
    /** Empty where no tax of it is due here. */
    taxCode: text('tax_code').notNull().default(''),
    bookedDate: text('booked_date').notNull(),
    state: text('state', { enum: ['open', 'settled', 'undone'] }).notNull(),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('opening_items_by_due').on(table.dueDate, table.id),
    index('opening_items_by_party_order').on(table.partyOrder, table.id),
    index('opening_items_by_number').on(table.number, table.id),
    index('opening_items_by_date').on(table.date, table.id),
    index('opening_items_state_due').on(table.state, table.dueDate, table.id),
    index('opening_items_state_party').on(table.state, table.partyOrder, table.id),
    index('opening_items_state_number').on(table.state, table.number, table.id),
    index('opening_items_state_date').on(table.state, table.date, table.id),
    index('opening_items_by_party').on(table.partyId, table.date, table.id),
  ],
)

/** One row: the opening day, and what the old books say that customers and suppliers owe. */
export const openingBalancesTable = sqliteTable('opening_balances', {
  id: integer('id').primaryKey(),
  date: text('date').notNull(),
  receivable: integer('receivable'),
  payable: integer('payable'),
  version: integer('version').notNull(),
})

export const openingItemsSearch = fullText('opening_items_search', ['number', 'party'])
