import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row: the firm itself. `profile` is the contract's FirmInput as JSON. */
export const firmTable = sqliteTable('firm', {
  id: text('id').primaryKey(),
  profile: text('profile').notNull(),
  paper: text('paper').notNull(),
  taxName: text('tax_name').notNull(),
  logoType: text('logo_type'),
  version: integer('version').notNull(),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})
