import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { entryKinds } from '#contract/core/demo.ts'
import { languages } from '#contract/core/fields.ts'
import { users } from '../../../identity/tables.ts'

const language = text('language', { enum: languages }).notNull()

/** A demo that nobody has opened yet: its person and firms are there. */
export const preparedDemos = sqliteTable('prepared_demos', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language,
})

/** A link for one prospect. Only the hash of its token is kept. */
export const demoLinks = sqliteTable('demo_links', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique('demo_links_by_token'),
  name: text('name').notNull(),
  company: text('company').notNull(),
  language,
  note: text('note').notNull(),
  validUntil: integer('valid_until').notNull(),
  maxUses: integer('max_uses').notNull(),
  uses: integer('uses').notNull().default(0),
  createdBy: text('created_by').notNull(),
  createdAt: integer('created_at').notNull(),
  revokedAt: integer('revoked_at'),
})

/** One opened demo. It outlives its user by 30 days, so it refers to none. */
export const demoVisits = sqliteTable(
  'demo_visits',
  {
    userId: text('user_id').primaryKey(),
    linkId: text('link_id').references(() => demoLinks.id, { onDelete: 'set null' }),
    language,
    place: text('place').notNull().default(''),
    startedAt: integer('started_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** When the visitor made it a real account. */
    keptAt: integer('kept_at'),
    /** When the visitor said that nothing may be recorded. */
    refusedAt: integer('refused_at'),
    /** When the last log came in. */
    seenAt: integer('seen_at'),
    lastRoute: text('last_route').notNull().default(''),
    /** Counted by a trigger, as the next. */
    actionCount: integer('action_count').notNull().default(0),
    routeCount: integer('route_count').notNull().default(0),
  },
  (table) => [
    index('demo_visits_by_link').on(table.linkId, table.userId),
    index('demo_visits_by_start').on(table.startedAt),
  ],
)

/** A log of a visit. Its id is the browser's, so that one that comes twice is kept once. */
export const demoVisitEntries = sqliteTable(
  'demo_visit_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => demoVisits.userId, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    route: text('route').notNull(),
    happenedAt: integer('happened_at').notNull(),
    /** Seconds on the route, for a route's log. */
    seconds: integer('seconds').notNull().default(0),
    /** The log as the specification names its fields, JSON. */
    log: text('log').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('demo_visit_entries_in_order').on(table.userId, table.happenedAt, table.id),
  ],
)

/** A mailed offer to take the firm of a demo into an account that there was before. */
export const demoTakeOvers = sqliteTable('demo_take_overs', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  email: text('email').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** Administrators who have a page with visits open, until their page says so again. */
export const demoWatches = sqliteTable('demo_watches', {
  administratorId: text('administrator_id').primaryKey(),
  until: integer('until').notNull(),
})
