import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
