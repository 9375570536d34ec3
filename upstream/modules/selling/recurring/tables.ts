import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { recurringModes } from '#contract/selling/recurring.ts'
import { recurrenceColumns } from '../../../recurrence/columns.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Invoices that come again and again. Amounts are minor units of `currency`, as of the last change. */
export const recurringTable = sqliteTable(
  'recurring',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** Name and customer without case and accents, to sort by. */
    nameOrder: text('name_order').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    customerOrder: text('customer_order').notNull(),
    ...recurrenceColumns(),
    mode: text('mode', { enum: recurringModes }).notNull(),
    /** The contract's RecurringContent as JSON. */
    content: text('content').notNull(),
    /** What each invoice tells machines besides, the contract's ElectronicTerms as JSON. */
    electronicTerms: text('electronic_terms').notNull().default('{}'),
    currency: text('currency').notNull(),
    net: integer('net').notNull(),
    total: integer('total').notNull(),
    ...stamps(),
  },
  (table) => [
    index('recurring_due').on(table.runAt).where(sql`state = 'active'`),
    index('recurring_by_customer').on(table.customerId, table.nextDate, table.id),
    index('recurring_by_next_date').on(table.nextDate, table.id),
    index('recurring_by_name').on(table.nameOrder, table.id),
    index('recurring_by_customer_order').on(table.customerOrder, table.id),
    index('recurring_by_total').on(table.total, table.id),
    index('recurring_state_next_date').on(table.state, table.nextDate, table.id),
    index('recurring_state_name').on(table.state, table.nameOrder, table.id),
    index('recurring_state_customer').on(table.state, table.customerOrder, table.id),
    index('recurring_state_total').on(table.state, table.total, table.id),
  ],
)

/** What was made, once for each date: however late and however often it is tried. */
export const recurringRunsTable = sqliteTable(
  'recurring_runs',
  {
    id: text('id').primaryKey(),
    recurringId: text('recurring_id').notNull(),
    date: text('date').notNull(),
    invoiceId: text('invoice_id').notNull(),
  },
  (table) => [
    uniqueIndex('recurring_runs_once').on(table.recurringId, table.date),
    index('recurring_runs_by_invoice').on(table.invoiceId),
  ],
)

export const recurringSearch = fullText('recurring_search', ['name', 'customer', 'lines'])
