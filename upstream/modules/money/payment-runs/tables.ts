import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Bills and claims that are paid together. Amounts in minor units of the base currency. */
export const paymentRunsTable = sqliteTable(
  'payment_runs',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    direction: text('direction', { enum: ['out', 'in'] })
      .notNull()
      .default('out'),
    state: text('state', { enum: ['waiting', 'approved', 'paid', 'cancelled'] }).notNull(),
    /** Code of the account that it is paid from, and its IBAN then. */
    account: text('account').notNull(),
    iban: text('iban').notNull(),
    executionDate: text('execution_date').notNull(),
    currency: text('currency').notNull(),
    /** Below zero where it is collected, as what leaves an account is above. */
    total: integer('total').notNull(),
    count: integer('count').notNull(),
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    approvedByName: text('approved_by_name').notNull().default(''),
    approvedAt: text('approved_at'),
    paidDate: text('paid_date'),
    /** What was recorded when it was paid, by kind and id, JSON. */
    made: text('made').notNull().default('[]'),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_runs_by_number').on(table.number),
    index('payment_runs_to_match').on(table.account, table.total),
    index('payment_runs_waiting').on(table.state, table.id),
  ],
)

/** Who took the file of a run, and when: from then on the bank may have it. */
export const paymentRunFilesTable = sqliteTable(
  'payment_run_files',
  {
    id: text('id').primaryKey(),
    runId: text('run_id').notNull(),
    format: text('format').notNull(),
    takenBy: text('taken_by').notNull(),
    takenByName: text('taken_by_name').notNull(),
    takenAt: text('taken_at').notNull(),
  },
  (table) => [index('payment_run_files_of_run').on(table.runId, table.id)],
)

export const paymentRunItemsTable = sqliteTable(
  'payment_run_items',
  {
    runId: text('run_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['bill', 'expense', 'invoice'] }).notNull(),
    documentId: text('document_id').notNull(),
    number: text('number').notNull(),
    payeeId: text('payee_id').notNull(),
    payeeName: text('payee_name').notNull(),
    iban: text('iban').notNull(),
    reference: text('reference').notNull(),
    /** What is paid, and what the supplier grants on top. */
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    /** Of a debit: its mandate, and what the file says of it as JSON. */
    mandateId: text('mandate_id'),
    mandate: text('mandate'),
    /** When the customer was told by mail. */
    toldAt: text('told_at'),
    /** Why the bank returned it; empty where it did not. */
    returned: text('returned').notNull().default(''),
    /** Until its run is paid or cancelled, a document is in no other. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    uniqueIndex('payment_run_items_open').on(table.documentId).where(sql`is_open = 1`),
    index('payment_run_items_by_payee').on(table.payeeId, table.kind),
  ],
)
