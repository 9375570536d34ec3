import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row as soon as somebody saved the settings of the firm's site. */
export const siteSettingsTable = sqliteTable('site_settings', {
  id: text('id').primaryKey(),
  /** Before the installation's domain; empty as long as the site has no address. */
  name: text('name').notNull(),
  /** What else there is, as JSON. */
  content: text('content').notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})
