import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'

/**
 * Every mail of this installation, of the platform and of all firms. `attachments` is JSON: names
 * and sizes, no content. Instants are milliseconds since 1970 in UTC.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    firmId: text('firm_id'),
    recipient: text('recipient').notNull(),
    /** JSON: addresses. */
    cc: text('cc').notNull().default('[]'),
    subject: text('subject').notNull(),
    /** Of the reader. */
    language: text('language', { enum: languages }).notNull().default('en'),
    /** Without what opens something, once the mail has left. */
    text: text('text').notNull(),
    attachments: text('attachments').notNull(),
    /** Where such mails are ended; empty where they are not, and once it has left. */
    leaveUrl: text('leave_url').notNull().default(''),
    sentAt: integer('sent_at').notNull(),
    /** Of a demo: it stays here and reaches nobody. */
    isHeld: integer('is_held', { mode: 'boolean' }).notNull().default(false),
    /** `kept` where no transport is set; `sending` while, or since a crash, nobody knows. */
    state: text('state', {
      enum: ['held', 'kept', 'queued', 'sending', 'sent', 'delivered', 'bounced', 'failed'],
    })
      .notNull()
      .default('kept'),
    /** What the last failed attempt said. */
    error: text('error').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** When the platform's own mail is tried again. */
    nextAt: integer('next_at'),
    /** The other side's name for it. */
    transportId: text('transport_id'),
  },
  (table) => [
    index('outbox_due').on(table.nextAt),
    index('outbox_by_transport').on(table.transportId),
  ],
)

/** Addresses of firms and of people in them; `local` is what stands before the @, in lower case. */
export const mailAddresses = sqliteTable('mail_addresses', {
  local: text('local').primaryKey(),
  firmId: text('firm_id').notNull(),
  /** Whose in the firm; null for the firm's own. */
  userId: text('user_id'),
  createdAt: integer('created_at').notNull(),
  /** When its person left the firm; it stays theirs and takes no mail. */
  leftAt: integer('left_at'),
})
