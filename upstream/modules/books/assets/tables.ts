import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const assetsTable = sqliteTable('assets', {
  id: text('id').primaryKey(),
  what: text('what', { enum: ['asset', 'expense', 'income'] }).notNull(),
  name: text('name').notNull(),
  cost: integer('cost').notNull(),
  residual: integer('residual').notNull(),
  startDate: text('start_date').notNull(),
  months: integer('months').notNull(),
  method: text('method', { enum: ['straight', 'declining'] }).notNull(),
  rate: text('rate').notNull(),
  account: text('account').notNull(),
  resultAccount: text('result_account').notNull(),
  costCentreId: text('cost_centre_id').notNull(),
  state: text('state', { enum: ['active', 'disposed'] }).notNull(),
  posted: integer('posted').notNull(),
  disposedDate: text('disposed_date'),
  createdAt: text('created_at').notNull(),
})

/** A month's share: written with the asset, and given its entry when it is posted. */
export const assetSharesTable = sqliteTable(
  'asset_shares',
  {
    assetId: text('asset_id').notNull(),
    /** The last day of the month. */
    date: text('date').notNull(),
    amount: integer('amount').notNull(),
    entryId: text('entry_id'),
    /** Source of that entry, which has the shares of a month. */
    postingId: text('posting_id'),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.date] }),
    index('asset_shares_by_date').on(table.date, table.entryId),
    index('asset_shares_by_posting').on(table.postingId).where(sql`posting_id is not null`),
  ],
)
