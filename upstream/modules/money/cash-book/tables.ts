import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Cash accounts that a book is kept of, by their codes. */
export const cashBooksTable = sqliteTable('cash_books', {
  account: text('account').primaryKey(),
  since: text('since').notNull(),
  /** The last closed day, and the number of the last page. */
  closedUntil: text('closed_until'),
  lastPage: integer('last_page').notNull().default(0),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by').notNull(),
})

/** Closed days as they were. Amounts in minor units of the base currency. */
export const cashPagesTable = sqliteTable(
  'cash_pages',
  {
    account: text('account').notNull(),
    page: integer('page').notNull(),
    date: text('date').notNull(),
    opening: integer('opening').notNull(),
    amountIn: integer('amount_in').notNull(),
    amountOut: integer('amount_out').notNull(),
    closing: integer('closing').notNull(),
    closedAt: text('closed_at').notNull(),
    closedBy: text('closed_by').notNull(),
    closedByName: text('closed_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.page] }),
    index('cash_pages_by_date').on(table.account, table.date),
  ],
)

/** What was counted, and what was posted of the difference. */
export const cashCountsTable = sqliteTable(
  'cash_counts',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    date: text('date').notNull(),
    /** The contract's `pieces` as JSON. */
    pieces: text('pieces').notNull(),
    other: integer('other').notNull(),
    counted: integer('counted').notNull(),
    expected: integer('expected').notNull(),
    difference: integer('difference').notNull(),
    reason: text('reason').notNull(),
    countedAt: text('counted_at').notNull(),
    countedBy: text('counted_by').notNull(),
    countedByName: text('counted_by_name').notNull(),
  },
  (table) => [index('cash_counts_by_date').on(table.account, table.date, table.id)],
)
