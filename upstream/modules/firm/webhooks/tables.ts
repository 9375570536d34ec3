import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Where a firm's programs are sent what happens. */
export const webhooksTable = sqliteTable('webhooks', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  /** JSON list of types. */
  events: text('events').notNull(),
  state: text('state', { enum: ['active', 'paused', 'gone'] }).notNull(),
  /** Sealed: who reads the database cannot sign. */
  secret: text('secret').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: text('old_secret_until'),
  lastSentAt: text('last_sent_at'),
  version: integer('version').notNull(),
})

/** Messages to webhooks, with how the last attempt ended. */
export const webhookDeliveriesTable = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: text('created_at').notNull(),
    lastAttemptAt: text('last_attempt_at'),
    nextAttemptAt: text('next_attempt_at'),
    status: integer('status'),
    answer: text('answer').notNull(),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
)
