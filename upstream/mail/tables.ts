import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mail that left through the local outbox. `attachments` is JSON: names and sizes, no content. */
export const outbox = sqliteTable('outbox', {
  id: text('id').primaryKey(),
  firmId: text('firm_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  attachments: text('attachments').notNull(),
  sentAt: integer('sent_at').notNull(),
  /** Of a demo: it stays here and reaches nobody. */
  isHeld: integer('is_held', { mode: 'boolean' }).notNull().default(false),
})
