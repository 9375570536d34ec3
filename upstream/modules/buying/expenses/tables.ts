import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { fullText } from '../../../register/full-text.ts'

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
    receiptNumber: text('receipt_number').notNull().default(''),
    /** What was driven, and money for a unit of it; empty where nothing was. */
    distance: text('distance').notNull().default(''),
    mileageRate: text('mileage_rate').notNull().default(''),
    /** Of what the parts leave over. */
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
    /** What the firm added, by the keys of its fields. */
    custom: text('custom', { mode: 'json' }).$type<CustomValues>().notNull().default({}),
    /** Handed in for more than the claimant's role may claim: an owner decides. */
    isOverLimit: integer('is_over_limit', { mode: 'boolean' }).notNull().default(false),
    madeByName: text('made_by_name').notNull(),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    /** Whose it is: of a claim, the claimant. */
    createdBy: text('created_by').notNull(),
    /** Who last wrote what it says; neither of the two decides on the claim. */
    preparedBy: text('prepared_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('expenses_by_date').on(table.date, table.id),
    index('expenses_by_supplier')
      .on(table.supplierId, table.date, table.id)
      .where(sql`supplier_id is not null`),
    index('expenses_by_same').on(table.amount, table.currency),
    index('expenses_by_payee').on(sql`payee collate nocase`, table.id),
    index('expenses_by_amount').on(table.amountBase, table.id),
    index('expenses_by_stage').on(table.stage, table.date, table.id),
    index('expenses_by_stage_payee').on(table.stage, sql`payee collate nocase`, table.id),
    index('expenses_by_stage_amount').on(table.stage, table.amountBase, table.id),
    uniqueIndex('expenses_by_number').on(table.number).where(sql`number <> ''`),
  ],
)

/** What an expense is posted by: its parts, and last what they leave over. */
export const expenseLinesTable = sqliteTable(
  'expense_lines',
  {
    id: text('id').primaryKey(),
    expenseId: text('expense_id').notNull(),
    place: integer('place').notNull(),
    isRest: integer('is_rest', { mode: 'boolean' }).notNull(),
    category: text('category').notNull(),
    taxCode: text('tax_code').notNull(),
    taxText: text('tax_text').notNull(),
    note: text('note').notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    amountBase: integer('amount_base').notNull(),
    taxBase: integer('tax_base').notNull(),
    costBase: integer('cost_base').notNull(),
    /** Empty for none. */
    costCentreId: text('cost_centre_id').notNull(),
    /** Who it is billed on to, and the invoice that it became a line of, with that line. */
    customerId: text('customer_id'),
    invoiceId: text('invoice_id'),
    invoiceLineId: text('invoice_line_id'),
  },
  (table) => [
    index('expense_lines_by_expense').on(table.expenseId, table.place),
    index('expense_lines_by_category').on(table.category, table.expenseId),
    index('expense_lines_by_customer').on(table.customerId).where(sql`customer_id is not null`),
    index('expense_lines_by_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
  ],
)

/** What the firm changed of the usual categories, and its own ones. */
export const expenseCategoriesTable = sqliteTable('expense_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  account: text('account').notNull(),
  taxCode: text('tax_code').notNull(),
  costCentreId: text('cost_centre_id').notNull(),
  budget: integer('budget'),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull(),
})

/** Up to how many percent of its budget for a month the members know of, by category. */
export const budgetNoticesTable = sqliteTable(
  'expense_budget_notices',
  {
    category: text('category').notNull(),
    month: text('month').notNull(),
    percent: integer('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.month] })],
)

/** One row: the contract's ExpenseRulesInput as JSON. */
export const expenseRulesTable = sqliteTable('expense_rules', {
  id: integer('id').primaryKey(),
  rules: text('rules').notNull(),
  version: integer('version').notNull(),
})

export const expenseSearch = fullText('expense_search', ['number', 'payee', 'note', 'amount'])
