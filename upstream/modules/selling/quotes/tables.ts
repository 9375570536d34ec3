import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { quoteStates } from '#contract/selling/quotes.ts'
import { documentColumns, lineColumns } from '../../../documents/columns.ts'
import { fullText } from '../../../register/full-text.ts'

/** Offers to customers, in their newest version. */
export const quotesTable = sqliteTable(
  'quotes',
  {
    ...documentColumns(),
    state: text('state', { enum: quoteStates }).notNull(),
    /** 1 for the first version; a revised quote keeps its number. */
    revision: integer('revision').notNull().default(1),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    /** The name without case and accents, to sort by. */
    customerOrder: text('customer_order').notNull(),
    validUntil: text('valid_until').notNull(),
    terms: text('terms').notNull(),
    /** How its tax was rounded when it was issued: what is chosen of it later is rounded so, too. */
    taxRounding: text('tax_rounding', { enum: ['group', 'line'] })
      .notNull()
      .default('group'),
    /** The contract's QuoteAnswer as JSON. */
    answer: text('answer'),
    invoiceId: text('invoice_id'),
    issuedAt: text('issued_at'),
    /** What the firm added, by the keys of its fields. */
    custom: text('custom', { mode: 'json' }).$type<CustomValues>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('quotes_by_number').on(table.number).where(sql`number is not null`),
    // One for each way to sort the list, of all quotes and of those in a state.
    index('quotes_by_issue_date').on(table.issueDate, table.id),
    index('quotes_by_number_order').on(table.numberOrder, table.id),
    index('quotes_by_customer_order').on(table.customerOrder, table.id),
    index('quotes_by_valid_until').on(table.validUntil, table.id),
    index('quotes_by_total').on(table.total, table.id),
    index('quotes_state_issue_date').on(table.state, table.issueDate, table.id),
    index('quotes_state_number').on(table.state, table.numberOrder, table.id),
    index('quotes_state_customer').on(table.state, table.customerOrder, table.id),
    index('quotes_state_valid_until').on(table.state, table.validUntil, table.id),
    index('quotes_state_total').on(table.state, table.total, table.id),
    index('quotes_by_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
    index('quotes_by_secret').on(table.publicSecret).where(sql`public_secret is not null`),
    index('quotes_by_customer').on(table.customerId, table.issueDate, table.id),
  ],
)

export const quoteLinesTable = sqliteTable(
  'quote_lines',
  {
    ...lineColumns(),
    quoteId: text('quote_id').notNull(),
    isOptional: integer('is_optional', { mode: 'boolean' }).notNull(),
    hasFreeQuantity: integer('has_free_quantity', { mode: 'boolean' }).notNull(),
    /** False for an optional line that nobody has taken. */
    isChosen: integer('is_chosen', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('quote_lines_by_quote').on(table.quoteId, table.position),
    index('quote_lines_by_item').on(table.itemId).where(sql`item_id is not null`),
  ],
)

/** What was issued before a newer version or an answer: the paper as the customer read it. */
export const quoteVersionsTable = sqliteTable(
  'quote_versions',
  {
    id: text('id').primaryKey(),
    quoteId: text('quote_id').notNull(),
    revision: integer('revision').notNull(),
    issuedAt: text('issued_at').notNull(),
    total: integer('total').notNull(),
    /** The contract's PaperView as JSON. */
    paper: text('paper').notNull(),
  },
  (table) => [uniqueIndex('quote_versions_by_quote').on(table.quoteId, table.revision)],
)

export const quoteSearch = fullText('quote_search', ['number', 'customer', 'lines', 'amount'])
