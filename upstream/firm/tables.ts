import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every write leaves a row: who, when, what it was and what it became. Append-only. */
export const auditTable = sqliteTable(
  'audit',
  {
    id: text('id').primaryKey(),
    at: text('at').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [index('audit_by_entity').on(table.entityId, table.id)],
)

/** What a request with an Idempotency-Key answered, written in the transaction of its effect. */
export const idempotencyTable = sqliteTable('idempotency', {
  /** `{userId}:{key}` */
  id: text('id').primaryKey(),
  requestHash: text('request_hash').notNull(),
  result: text('result').notNull(),
  createdAt: text('created_at').notNull(),
})

/** Mail to leave after its transaction has committed; an alarm repeats what did not get out. */
export const outgoingMailTable = sqliteTable('outgoing_mail', {
  id: text('id').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** Ids of invoices whose PDF goes along, JSON. */
  pdfOf: text('pdf_of').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** What the last failed attempt said. */
  error: text('error').notNull().default(''),
  /** When the platform was told that it failed for good. */
  reportedAt: text('reported_at'),
  createdAt: text('created_at').notNull(),
})

/** What members are to be told of a write, kept with it; an alarm repeats what did not get out. */
export const outgoingNoticeTable = sqliteTable('outgoing_notice', {
  id: text('id').primaryKey(),
  /** Kind, params and link, JSON. */
  notice: text('notice').notNull(),
  /** Whoever did it and need not be told. */
  exceptUserId: text('except_user_id'),
  createdAt: text('created_at').notNull(),
})
