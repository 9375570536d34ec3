import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messageStates } from '#contract/firm/mails.ts'

/** Mails that the firm has sent or is sending, each with the record that caused it. */
export const messageTable = sqliteTable(
  'outbound_message',
  {
    id: text('id').primaryKey(),
    /** The kind of the record that caused it, and its id. */
    recordKind: text('record_kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Of the party that the record is a document of; null where it is nobody's. */
    partyId: text('party_id'),
    /** The record's page, below the firm's. */
    link: text('link').notNull(),
    to: text('to_address').notNull(),
    /** JSON: addresses. */
    cc: text('cc').notNull(),
    replyTo: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    /** JSON: what goes along, as the module that renders it wants it. */
    attachments: text('attachments').notNull(),
    state: text('state', { enum: messageStates }).notNull(),
    /** It stayed in the outbox: a demo's, or no transport is set. */
    isKept: integer('is_kept', { mode: 'boolean' }).notNull(),
    /** Whether it is kept that it was opened, as the mail says. */
    isTracked: integer('is_tracked', { mode: 'boolean' }).notNull(),
    /** JSON: of a mail that a person wrote, what its head says and how it looks; empty for others. */
    written: text('written').notNull().default(''),
    /** Where a press of a button in the mail program ends such mails; empty for none. */
    leaveUrl: text('leave_url').notNull().default(''),
    /** Id of the only person who is notified when it fails; empty where all who may see it are. */
    onlyFor: text('only_for').notNull().default(''),
    /** What went wrong, as the other side said it. */
    error: text('error').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Somebody without an account caused it, such as by a public form. */
    isByStranger: integer('is_by_stranger', { mode: 'boolean' }).notNull().default(false),
    sentAt: text('sent_at'),
    deliveredAt: text('delivered_at'),
    openedAt: text('opened_at'),
    failedAt: text('failed_at'),
  },
  (table) => [
    index('outbound_message_by_record').on(table.recordKind, table.recordId, table.id),
    index('outbound_message_by_party').on(table.partyId, table.createdAt, table.id),
  ],
)

/** Addresses that no mail goes to any more, since one to them came back. */
export const suppressionTable = sqliteTable('outbound_suppression', {
  /** In lower case. */
  address: text('address').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: text('created_at').notNull(),
})

/** Recipients outside that the firm wrote to on a day (UTC), and mails of that day that came back. */
export const mailDayTable = sqliteTable('outbound_day', {
  date: text('date').primaryKey(),
  recipients: integer('recipients').notNull(),
  bounces: integer('bounces').notNull(),
  /** Of mails that somebody without an account caused; these stop no mail of members. */
  strangersBounces: integer('strangers_bounces').notNull().default(0),
})

/** One row once the firm's mail was stopped, since too much of it came back; else none. */
export const mailStopTable = sqliteTable('outbound_stop', {
  id: integer('id').primaryKey(),
  stoppedAt: text('stopped_at').notNull(),
  /** Since when it leaves again; null while it is stopped. */
  resumedAt: text('resumed_at'),
  /** Whether it was stopped soon after it was let go: then only the platform lets it go. */
  isSecond: integer('is_second', { mode: 'boolean' }).notNull(),
})

export type MessageRow = typeof messageTable.$inferSelect
