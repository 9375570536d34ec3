import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Units of a currency for one euro, as the European Central Bank published them that day. */
export const ecbRatesTable = sqliteTable(
  'ecb_rates',
  {
    date: text('date').notNull(),
    currency: text('currency').notNull(),
    perEuro: text('per_euro').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.currency] })],
)

/** Base currency for one unit, as people of the firm typed it. */
export const typedRatesTable = sqliteTable(
  'typed_rates',
  {
    currency: text('currency').notNull(),
    date: text('date').notNull(),
    rate: text('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.date] })],
)

/** One row: whether the list is fetched, and how the last attempt went. */
export const rateFetchTable = sqliteTable('rate_fetch', {
  id: integer('id').primaryKey(),
  isFetched: integer('is_fetched', { mode: 'boolean' }).notNull(),
  fetchedAt: text('fetched_at'),
  attemptedAt: text('attempted_at'),
  failure: text('failure').notNull(),
})
