import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What was spent. Amounts in minor units, those that end in `Base` of the base currency. */
export const expensesTable = sqliteTable(
  'expenses',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    number: text('number').notNull().default(''),
    state: text('state', {
      enum: ['draft', 'submitted', 'rejected', 'approved', 'posted', 'reimbursed', 'reversed'],
    }).notNull(),
    /** The tab that the state stands under. */
    stage: text('stage', { enum: ['draft', 'claim', 'booked', 'reversed'] }).notNull(),
    date: text('date').notNull(),
    payee: text('payee').notNull(),
    supplierId: text('supplier_id'),
    category: text('category').notNull(),
    taxCode: text('tax_code').notNull(),
    /** The tax as it was typed, where it stands instead of what the rate gives; else empty. */
    taxText: text('tax_text').notNull().default(''),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    amountBase: integer('amount_base').notNull(),
    taxBase: integer('tax_base').notNull(),
    costBase: integer('cost_base').notNull(),
    /** Code of the account that paid, or `member`. */
    paidFrom: text('paid_from').notNull(),
    note: text('note').notNull(),
    reason: text('reason').notNull().default(''),
    madeByName: text('made_by_name').notNull(),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('expenses_by_date').on(table.date, table.id),
    index('expenses_by_payee').on(sql`payee collate nocase`, table.id),
    index('expenses_by_amount').on(table.amountBase, table.id),
    index('expenses_by_stage').on(table.stage, table.date, table.id),
    index('expenses_by_stage_payee').on(table.stage, sql`payee collate nocase`, table.id),
    index('expenses_by_stage_amount').on(table.stage, table.amountBase, table.id),
    uniqueIndex('expenses_by_number').on(table.number).where(sql`number <> ''`),
  ],
)
