import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How far each firm's journal was on a day (UTC): the last entry and its hash. */
export const dayHeads = sqliteTable(
  'day_heads',
  {
    date: text('date').notNull(),
    firmId: text('firm_id').notNull(),
    sequence: integer('sequence').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.firmId] }),
    index('day_heads_by_firm').on(table.firmId, table.date),
  ],
)

/** The root over the heads of a day that is over; a trigger refuses every change of it. */
export const dayRoots = sqliteTable('day_roots', {
  date: text('date').primaryKey(),
  root: text('root').notNull(),
  count: integer('count').notNull(),
  previous: text('previous').notNull(),
  keyId: text('key_id').notNull(),
  signature: text('signature').notNull(),
})

/** What went with each firm that its owner deleted; a trigger refuses every change of it. */
export const deletionReports = sqliteTable('deletion_reports', {
  id: text('id').primaryKey(),
  firmId: text('firm_id').notNull(),
  firm: text('firm').notNull(),
  deletedAt: text('deleted_at').notNull(),
  entries: integer('entries').notNull(),
  lastHash: text('last_hash').notNull(),
  files: integer('files').notNull(),
  keyId: text('key_id').notNull(),
  signature: text('signature').notNull(),
})
