import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What imports brought: which record a key of another program became, and what its file said of it. */
export const siteImportRecordsTable = sqliteTable('site_import_records', {
  key: text('key').primaryKey(),
  kind: text('kind', { enum: ['page', 'media'] }).notNull(),
  recordId: text('record_id').notNull(),
  hash: text('hash').notNull(),
  /** The blocks of a page as they were brought, as a hash: others were written here since. */
  content: text('content').notNull(),
})

/** The file that was uploaded last and is not imported yet. */
export const siteImportFileTable = sqliteTable('site_import_file', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  uploadedAt: text('uploaded_at').notNull(),
})
