import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the firm set for a kind of document; a kind without a row may be approved by its author. */
export const approvalRulesTable = sqliteTable('approval_rules', {
  kind: text('kind').primaryKey(),
  needsOther: integer('needs_other', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})
