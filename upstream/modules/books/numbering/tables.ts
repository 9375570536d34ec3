import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the firm set for a kind of document; a kind without a row is as its module declares it. */
export const seriesTable = sqliteTable('series', {
  kind: text('kind').primaryKey(),
  pattern: text('pattern').notNull(),
  reset: text('reset', { enum: ['yearly', 'monthly', 'never'] }).notNull(),
  start: integer('start').notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})

/** How far a kind has counted in a period: a year `2026`, a month `2026-05`, or all time, ''. */
export const seriesCountersTable = sqliteTable(
  'series_counters',
  {
    /** `{kind}:{period}` */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
    lastDate: text('last_date').notNull(),
    /** Of the last number: sorts documents as they were numbered. */
    lastOrder: integer('last_order').notNull(),
  },
  (table) => [index('series_counters_by_kind').on(table.kind)],
)
