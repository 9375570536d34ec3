import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who signed a month off; a later sign-off of the same month replaces it. */
export const monthSignOffsTable = sqliteTable('month_sign_offs', {
  month: text('month').primaryKey(),
  at: text('at').notNull(),
  by: text('by').notNull(),
  byName: text('by_name').notNull(),
  note: text('note').notNull(),
})

/** Years whose result was moved to equity. */
export const yearEndsTable = sqliteTable(
  'year_ends',
  {
    id: text('id').primaryKey(),
    endDate: text('end_date').notNull(),
    /** Null where there was nothing to move. */
    entryId: text('entry_id'),
    /** Profit, or a loss below zero. */
    amount: integer('amount').notNull(),
    at: text('at').notNull(),
    byName: text('by_name').notNull(),
    isUndone: integer('is_undone', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('year_ends_by_date').on(table.endDate)],
)

export const revaluationsTable = sqliteTable('revaluations', {
  id: text('id').primaryKey(),
  date: text('date').notNull(),
  gain: integer('gain').notNull(),
  entryId: text('entry_id'),
  reversalId: text('reversal_id'),
  at: text('at').notNull(),
  byName: text('by_name').notNull(),
})
