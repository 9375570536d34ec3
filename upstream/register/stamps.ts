import { integer, text } from 'drizzle-orm/sqlite-core'

/** Columns of every record that changes: its version, and who made and last changed it, and when. */
export function stamps() {
  return {
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  }
}
