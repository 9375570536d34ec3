import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const paymentsTable = sqliteTable(
  'payments',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    date: text('date').notNull(),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    fee: integer('fee').notNull(),
    unallocated: integer('unallocated').notNull(),
    reference: text('reference').notNull(),
    state: text('state', { enum: ['completed', 'reversed'] }).notNull(),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('payments_by_date').on(table.date, table.id),
    index('payments_by_customer').on(table.customerId, table.date, table.id),
  ],
)

/** What reduced an invoice's balance: a payment, a credit note, or the customer's credit. */
export const allocationsTable = sqliteTable(
  'allocations',
  {
    id: text('id').primaryKey(),
    sourceKind: text('source_kind', { enum: ['payment', 'creditNote', 'credit'] }).notNull(),
    sourceId: text('source_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    amount: integer('amount').notNull(),
    /** What it took from the receivable in the base currency, at the invoice's rate. */
    amountBase: integer('amount_base').notNull(),
    isReversed: integer('is_reversed', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('allocations_by_invoice').on(table.invoiceId),
    index('allocations_by_source').on(table.sourceId),
  ],
)

/** Sums by month and currency, so that lists and the dashboard need not add up payments. */
export const paymentMonthsTable = sqliteTable('payment_months', {
  /** `{month}:{currency}` */
  id: text('id').primaryKey(),
  month: text('month').notNull(),
  currency: text('currency').notNull(),
  count: integer('count').notNull(),
  amount: integer('amount').notNull(),
  amountBase: integer('amount_base').notNull(),
})
