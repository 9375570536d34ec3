import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'

/** One row: how the firm's mails look, and where answers go. */
export const mailSettingsTable = sqliteTable('mail_settings', {
  id: integer('id').primaryKey(),
  /** `#1f4f8f`; empty for the usual one. */
  color: text('color').notNull(),
  /** Empty for the firm's own address. */
  replyTo: text('reply_to').notNull(),
  tracksOpening: integer('tracks_opening', { mode: 'boolean' }).notNull(),
})

/** The firm's own words of a kind of mail in a language; ours where there is no row. */
export const mailTemplatesTable = sqliteTable(
  'mail_templates',
  {
    mailKind: text('mail_kind').notNull(),
    language: text('language', { enum: languages }).notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailKind, table.language] })],
)
