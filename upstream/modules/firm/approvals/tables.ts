import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the firm set for a kind of document; a kind without a row may be approved by its author. */
export const approvalRulesTable = sqliteTable('approval_rules', {
  kind: text('kind').primaryKey(),
  needsOther: integer('needs_other', { mode: 'boolean' }).notNull(),
  /** Minor units of the firm's currency. */
  fromAmount: integer('from_amount').notNull().default(0),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})
