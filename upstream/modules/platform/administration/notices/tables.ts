import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { noticeOfferings } from '#contract/public-site/notices-of-offerings.ts'

/** An address that asks to be notified of an offering; one row of an address for each subject. */
export const offeringNotices = sqliteTable('offering_notices', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  about: text('about', { enum: ['everything', ...noticeOfferings] }).notNull(),
  language: text('language', { enum: languages }).notNull(),
  /** Of the link that confirms; null once it was used. */
  tokenHash: text('token_hash'),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
})

/** Which notice has gone to which address: each goes once. */
export const offeringNoticeMails = sqliteTable(
  'offering_notice_mails',
  {
    noticeId: text('notice_id')
      .notNull()
      .references(() => offeringNotices.id, { onDelete: 'cascade' }),
    offering: text('offering', { enum: noticeOfferings }).notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.offering] })],
)
