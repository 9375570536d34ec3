import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every write leaves a row: who, when, what it was and what it became. Append-only. */
export const auditTable = sqliteTable(
  'audit',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    at: text('at').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    /** What people knew the record by: its number or name. */
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** Minor units of `currency`. */
    amount: integer('amount'),
    currency: text('currency'),
    /** JSON; null where there was nothing before, or nothing is left. */
    before: text('before'),
    after: text('after'),
  },
  (table) => [
    // Each goes on by the row's number.
    index('audit_by_entity').on(table.entityId, table.entity),
    index('audit_by_kind').on(table.entity),
    index('audit_by_actor').on(table.actorId),
    index('audit_by_action').on(table.action),
    index('audit_by_at').on(table.at),
  ],
)

/**
 * What a transaction of a request with an Idempotency-Key gave, written in that transaction: after a
 * crash before the answer was kept, the repetition does it no second time.
 */
export const idempotencyTable = sqliteTable(
  'idempotency',
  {
    /** `{userId}:{key}`, and for a later transaction of the request `#2`, `#3`, … */
    id: text('id').primaryKey(),
    requestHash: text('request_hash').notNull(),
    result: text('result').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('idempotency_by_age').on(table.createdAt)],
)

/** What requests with an Idempotency-Key were answered. */
export const keptAnswersTable = sqliteTable(
  'kept_answers',
  {
    /** `{userId}:{key}` */
    id: text('id').primaryKey(),
    requestHash: text('request_hash').notNull(),
    /** JSON. */
    answer: text('answer').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('kept_answers_by_age').on(table.createdAt)],
)

/**
 * What people without an account did within a day, and from where: it bounds how often one of them
 * does it. Older rows are deleted.
 */
export const strangerActsTable = sqliteTable(
  'stranger_acts',
  {
    id: text('id').primaryKey(),
    act: text('act').notNull(),
    /** The record that it was done to; empty for none. */
    recordId: text('record_id').notNull(),
    /** Place of the network; empty where nobody knows it. */
    address: text('address').notNull(),
    at: text('at').notNull(),
  },
  (table) => [
    index('stranger_acts_by_act').on(table.act, table.at),
    index('stranger_acts_by_age').on(table.at),
  ],
)
