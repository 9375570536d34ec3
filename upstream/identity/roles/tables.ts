import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { firms } from '../tables.ts'

/** Roles that firms made for themselves. A membership or invitation has the id as its role. */
export const firmRoles = sqliteTable('firm_roles', {
  id: text('id').primaryKey(),
  firmId: text('firm_id')
    .notNull()
    .references(() => firms.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Permissions and scopes, as JSON. */
  grants: text('grants').notNull(),
  version: integer('version').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
