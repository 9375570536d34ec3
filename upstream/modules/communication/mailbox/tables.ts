import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  labelColors,
  type MailAuth,
  type MailPerson,
  mailPlaces,
} from '#contract/communication/mailbox.ts'
import { languages } from '#contract/core/fields.ts'

/** Mailboxes: the firm's, and one of each person. */
export const mailboxesTable = sqliteTable('mailboxes', {
  id: text('id').primaryKey(),
  /** Null: the firm's. */
  ownerId: text('owner_id'),
  /** Of the person; empty for the firm's. */
  ownerName: text('owner_name').notNull(),
  address: text('address').notNull(),
  signature: text('signature').notNull(),
  createdAt: text('created_at').notNull(),
})

/** Conversations. `lastAt` is that of the newest mail, `lastInAt` of the newest that came in. */
export const mailThreadsTable = sqliteTable(
  'mail_threads',
  {
    id: text('id').primaryKey(),
    mailboxId: text('mailbox_id').notNull(),
    place: text('place', { enum: mailPlaces }).notNull(),
    subject: text('subject').notNull(),
    people: text('people').notNull(),
    snippet: text('snippet').notNull(),
    lastAt: text('last_at').notNull(),
    lastInAt: text('last_in_at').notNull(),
    count: integer('count').notNull(),
    hasFiles: integer('has_files', { mode: 'boolean' }).notNull(),
    hasSent: integer('has_sent', { mode: 'boolean' }).notNull(),
    isStarred: integer('is_starred', { mode: 'boolean' }).notNull(),
    snoozedUntil: text('snoozed_until'),
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name').notNull(),
    /** Since when it lies in spam or the bin. */
    binnedAt: text('binned_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => {
    const order = [table.mailboxId, table.lastAt, table.id] as const
    return [
      index('mail_threads_by_place').on(table.mailboxId, table.place, table.lastAt, table.id),
      index('mail_threads_starred')
        .on(...order)
        .where(sql`is_starred = 1 and binned_at is null`),
      index('mail_threads_sent')
        .on(...order)
        .where(sql`has_sent = 1 and binned_at is null`),
      index('mail_threads_snoozed')
        .on(...order)
        .where(sql`snoozed_until is not null`),
      index('mail_threads_assigned')
        .on(table.assigneeId, ...order)
        .where(sql`assignee_id is not null`),
      index('mail_threads_binned').on(table.binnedAt).where(sql`binned_at is not null`),
    ]
  },
)

/** Until when somebody has read a conversation: the `lastInAt` that they saw. */
export const mailReadsTable = sqliteTable(
  'mail_reads',
  {
    threadId: text('thread_id').notNull(),
    userId: text('user_id').notNull(),
    readAt: text('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] })],
)

export const mailLabelsTable = sqliteTable(
  'mail_labels',
  {
    id: text('id').primaryKey(),
    mailboxId: text('mailbox_id').notNull(),
    name: text('name').notNull(),
    color: text('color', { enum: labelColors }).notNull(),
  },
  (table) => [index('mail_labels_by_box').on(table.mailboxId, table.name)],
)

export const mailThreadLabelsTable = sqliteTable(
  'mail_thread_labels',
  {
    labelId: text('label_id').notNull(),
    threadId: text('thread_id').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.labelId] }),
    index('mail_thread_labels_by_label').on(table.labelId, table.lastAt, table.threadId),
  ],
)

const people = (name: string) => text(name, { mode: 'json' }).$type<MailPerson[]>().notNull()

/** Mails that came in and that left. What they look like and their files are in the bucket. */
export const mailsTable = sqliteTable(
  'mails',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    mailboxId: text('mailbox_id').notNull(),
    threadId: text('thread_id').notNull(),
    isOurs: integer('is_ours', { mode: 'boolean' }).notNull(),
    /** As in its head, without angle brackets. */
    messageId: text('message_id').notNull(),
    /** Message ids of what it answers, the oldest first. */
    references: text('reference_ids', { mode: 'json' }).$type<string[]>().notNull(),
    from: text('from_person', { mode: 'json' }).$type<MailPerson>().notNull(),
    to: people('to_people'),
    cc: people('cc_people'),
    bcc: people('bcc_people'),
    replyTo: people('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    hasHtml: integer('has_html', { mode: 'boolean' }).notNull(),
    hasRaw: integer('has_raw', { mode: 'boolean' }).notNull(),
    hasMoreFiles: integer('has_more_files', { mode: 'boolean' }).notNull(),
    auth: text('auth', { mode: 'json' }).$type<MailAuth>(),
    isAutomatic: integer('is_automatic', { mode: 'boolean' }).notNull(),
    isBounce: integer('is_bounce', { mode: 'boolean' }).notNull(),
    /** One of ours whose text is CommonMark. */
    isRich: integer('is_rich', { mode: 'boolean' }).notNull().default(false),
    /** The outbox's id of one that left. */
    outboundId: text('outbound_id'),
    at: text('at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('mails_by_thread').on(table.threadId, table.at),
    index('mails_by_message_id').on(table.messageId),
  ],
)

/**
 * The message ids that mails of a conversation have or answer, so that each mail finds its conversation in
 * whichever order they arrive, and also where the first never came.
 */
export const mailThreadIdsTable = sqliteTable(
  'mail_thread_ids',
  {
    mailboxId: text('mailbox_id').notNull(),
    messageId: text('message_id').notNull(),
    threadId: text('thread_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailboxId, table.messageId] }),
    index('mail_thread_ids_by_thread').on(table.threadId),
  ],
)

/** Conversations that turned out to be parts of another one, by which their old addresses still lead there. */
export const mailThreadsJoinedTable = sqliteTable('mail_threads_joined', {
  id: text('id').primaryKey(),
  intoId: text('into_id').notNull(),
})

/** Files of mails and drafts; their bytes are in the bucket. */
export const mailFilesTable = sqliteTable(
  'mail_files',
  {
    id: text('id').primaryKey(),
    /** Of the mail or the draft; a draft that leaves keeps its id as a mail. */
    mailId: text('mail_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    contentId: text('content_id').notNull(),
    isInline: integer('is_inline', { mode: 'boolean' }).notNull(),
    /** The draft of a bill that was made of it. */
    billId: text('bill_id'),
  },
  (table) => [index('mail_files_by_mail').on(table.mailId, table.id)],
)

/** Words that are written often, each in a language. */
export const letterTemplatesTable = sqliteTable(
  'letter_templates',
  {
    id: text('id').primaryKey(),
    mailboxId: text('mailbox_id').notNull(),
    name: text('name').notNull(),
    language: text('language', { enum: languages }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    uniqueIndex('letter_templates_by_name').on(table.mailboxId, table.name, table.language),
  ],
)

/** What people write. One with `leavesAt` waits to leave. */
export const mailDraftsTable = sqliteTable(
  'mail_drafts',
  {
    id: text('id').primaryKey(),
    mailboxId: text('mailbox_id').notNull(),
    threadId: text('thread_id'),
    /** The mail that it answers. */
    answersId: text('answers_id'),
    to: text('to_typed').notNull(),
    cc: text('cc_typed').notNull(),
    bcc: text('bcc_typed').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Whether the text is CommonMark. */
    isRich: integer('is_rich', { mode: 'boolean' }).notNull().default(false),
    /** The record that it is about; null for none. */
    aboutKind: text('about_kind'),
    aboutId: text('about_id'),
    leavesAt: text('leaves_at'),
    version: integer('version').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('mail_drafts_by_box').on(table.mailboxId, table.createdBy, table.updatedAt, table.id),
    index('mail_drafts_by_thread').on(table.threadId),
  ],
)
