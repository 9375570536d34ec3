import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** One row: how the tax adviser's DATEV knows the firm. */
export const exportSettingsTable = sqliteTable('export_settings', {
  id: integer('id').primaryKey(),
  /** Beraternummer. */
  datevConsultant: integer('datev_consultant').notNull(),
  /** Mandantennummer. */
  datevClient: integer('datev_client').notNull(),
})
