import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { recurringPurchaseModes } from '#contract/buying/recurring-purchases.ts'
import { recurrenceColumns } from '../../../recurrence/columns.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Bills and expenses that come again and again. The total is minor units of `currency`. */
export const recurringPurchasesTable = sqliteTable(
  'recurring_purchases',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** Name and supplier without case and accents, to sort by. */
    nameOrder: text('name_order').notNull(),
    kind: text('kind', { enum: ['bill', 'expense'] }).notNull(),
    supplierId: text('supplier_id'),
    supplierName: text('supplier_name').notNull(),
    supplierOrder: text('supplier_order').notNull(),
    ...recurrenceColumns(),
    mode: text('mode', { enum: recurringPurchaseModes }).notNull(),
    /** The contract's PurchaseContent as JSON. */
    content: text('content').notNull(),
    currency: text('currency').notNull(),
    total: integer('total').notNull(),
    /** Who wrote what it says now, and so prepares what it makes. */
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    ...stamps(),
  },
  (table) => [
    index('recurring_purchases_due').on(table.runAt).where(sql`state = 'active'`),
    index('recurring_purchases_by_supplier_id').on(table.supplierId, table.id),
    index('recurring_purchases_by_next_date').on(table.nextDate, table.id),
    index('recurring_purchases_by_name').on(table.nameOrder, table.id),
    index('recurring_purchases_by_supplier').on(table.supplierOrder, table.id),
    index('recurring_purchases_by_total').on(table.total, table.id),
    index('recurring_purchases_state_next_date').on(table.state, table.nextDate, table.id),
    index('recurring_purchases_state_name').on(table.state, table.nameOrder, table.id),
    index('recurring_purchases_state_supplier').on(table.state, table.supplierOrder, table.id),
    index('recurring_purchases_state_total').on(table.state, table.total, table.id),
  ],
)

/** What was made, once for each date: however late and however often it is tried. */
export const recurringPurchaseRunsTable = sqliteTable(
  'recurring_purchase_runs',
  {
    id: text('id').primaryKey(),
    recurringId: text('recurring_id').notNull(),
    date: text('date').notNull(),
    kind: text('kind', { enum: ['bill', 'expense'] }).notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [uniqueIndex('recurring_purchase_runs_once').on(table.recurringId, table.date)],
)

export const recurringPurchaseSearch = fullText('recurring_purchase_search', [
  'name',
  'supplier',
  'lines',
])
