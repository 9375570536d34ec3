import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A firm's leave for administrators to look into it; at most one of a firm is open. */
export const supportConsents = sqliteTable('support_consents', {
  id: text('id').primaryKey(),
  firmId: text('firm_id').notNull(),
  reason: text('reason').notNull(),
  grantedAt: integer('granted_at').notNull(),
  grantedBy: text('granted_by').notNull(),
  grantedByName: text('granted_by_name').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** Null while nobody ended it; it may have run out all the same. */
  endedAt: integer('ended_at'),
  endedByName: text('ended_by_name'),
})

/** An administrator inside of a firm; at most one visit of each is open in a firm. */
export const supportVisits = sqliteTable('support_visits', {
  id: text('id').primaryKey(),
  consentId: text('consent_id').notNull(),
  firmId: text('firm_id').notNull(),
  administratorId: text('administrator_id').notNull(),
  administratorName: text('administrator_name').notNull(),
  startedAt: integer('started_at').notNull(),
  lastRequestAt: integer('last_request_at').notNull(),
  requests: integer('requests').notNull().default(0),
  endedAt: integer('ended_at'),
})
