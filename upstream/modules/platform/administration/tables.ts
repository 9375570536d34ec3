import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { legalPages } from '#contract/core/legal.ts'
import { contactTopics } from '#contract/public-site/contact-messages.ts'

/** Why a firm or a person is suspended; the fact itself stands with them. */
export const suspensions = sqliteTable('suspensions', {
  /** A firm's or a person's id. */
  subjectId: text('subject_id').primaryKey(),
  reason: text('reason').notNull(),
  suspendedAt: integer('suspended_at').notNull(),
  suspendedBy: text('suspended_by').notNull(),
  suspendedByName: text('suspended_by_name').notNull(),
})

/** What a firm said of its size when it was last asked. */
export const firmUsage = sqliteTable('firm_usage', {
  firmId: text('firm_id').primaryKey(),
  documents: integer('documents').notNull(),
  storageBytes: integer('storage_bytes').notNull(),
  measuredAt: integer('measured_at').notNull(),
})

export const contactMessages = sqliteTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  text: text('text').notNull(),
  about: text('about', { enum: ['', ...contactTopics] })
    .notNull()
    .default(''),
  language: text('language', { enum: languages }).notNull(),
  createdAt: integer('created_at').notNull(),
  answeredAt: integer('answered_at'),
  answeredByName: text('answered_by_name'),
})

export const contactAnswers = sqliteTable('contact_answers', {
  id: text('id').primaryKey(),
  messageId: text('message_id').notNull(),
  text: text('text').notNull(),
  sentAt: integer('sent_at').notNull(),
  sentBy: text('sent_by').notNull(),
  sentByName: text('sent_by_name').notNull(),
})

/** A job of a firm that failed as often as it is tried; its id is the firm's own. */
export const failedJobs = sqliteTable('failed_jobs', {
  id: text('id').primaryKey(),
  firmId: text('firm_id').notNull(),
  /** `{module}.{name}` */
  kind: text('kind').notNull(),
  /** What it is about, in the firm's words. */
  title: text('title').notNull(),
  error: text('error').notNull(),
  attempts: integer('attempts').notNull(),
  failedAt: integer('failed_at').notNull(),
  state: text('state', { enum: ['open', 'done', 'dismissed'] })
    .notNull()
    .default('open'),
  closedAt: integer('closed_at'),
  closedByName: text('closed_by_name'),
})

/** Lists of the platform as an administrator wants to see them again. */
export const platformViews = sqliteTable('platform_views', {
  id: text('id').primaryKey(),
  /** The list's name, as the web app describes it. */
  register: text('register').notNull(),
  name: text('name').notNull(),
  /** The list's address after the question mark. */
  query: text('query').notNull(),
  isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
  /** Null where the account of who shared it has ended. */
  ownerId: text('owner_id'),
  createdAt: integer('created_at').notNull(),
})

/** One row: who runs this installation. `operator` is the contract's Operator as JSON. */
export const legalOperator = sqliteTable('legal_operator', {
  id: integer('id').primaryKey(),
  operator: text('operator').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Texts of law in the operator's own words, Markdown. */
export const legalTexts = sqliteTable(
  'legal_texts',
  {
    page: text('page', { enum: legalPages }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    text: text('text').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
)
