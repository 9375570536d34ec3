import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { signInMethods, userKinds } from '#contract/core/identity.ts'

/**
 * Instants in the directory are integers: milliseconds since 1970 in UTC. Those of `users` and
 * `accounts` are read as `Date`.
 */
export const firms = sqliteTable(
  'firms',
  {
    id: text('id').primaryKey(),
    legalName: text('legal_name').notNull(),
    tradeName: text('trade_name').notNull(),
    country: text('country').notNull(),
    baseCurrency: text('base_currency').notNull(),
    place: text('place').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Areas of the product that the firm does not use. */
    areasOff: text('areas_off', { mode: 'json' }).$type<string[]>().notNull().default([]),
    ownerId: text('owner_id').notNull(),
    status: text('status', { enum: ['active', 'closed'] })
      .notNull()
      .default('active'),
    /** Since when nobody but administrators of the platform gets in. */
    suspendedAt: integer('suspended_at'),
    /** When all of its data is deleted; null for a firm that stays. Until then it can only be read. */
    deletionAt: integer('deletion_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('firms_by_owner').on(table.ownerId)],
)

/** `email` is always lower case: the unique index then knows no two spellings of an address. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    isEmailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    kind: text('kind', { enum: userKinds }).notNull().default('user'),
    isDemo: integer('is_demo', { mode: 'boolean' }).notNull().default(false),
    language: text('language', { enum: languages }).notNull().default('en'),
    theme: text('theme', { enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    /** JSON of what differs from the usual layout. */
    layout: text('layout').notNull().default('{}'),
    currentFirmId: text('current_firm_id').references(() => firms.id, { onDelete: 'set null' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    /** When a demo user ends, with all that is theirs; null for everybody else. */
    expiresAt: integer('expires_at'),
    /** Where the photo lies among the files. */
    photoKey: text('photo_key'),
    /** IANA name; null means the firm's. */
    timeZone: text('time_zone'),
    planId: text('plan_id'),
    /** Minutes without a request after which the screen is locked; null means never. */
    lockAfterMinutes: integer('lock_after_minutes'),
    suspendedAt: integer('suspended_at'),
    lastSeenAt: integer('last_seen_at'),
    hasSecondFactor: integer('has_second_factor', { mode: 'boolean' }).notNull().default(false),
    /** E.164: `+390212345678`. */
    phoneNumber: text('phone_number'),
    isPhoneVerified: integer('phone_verified', { mode: 'boolean' }).notNull().default(false),
    /** Counts what ended all earlier ways in, so that a sign-in begun before does not outlive it. */
    credentialsVersion: integer('credentials_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('users_by_email').on(table.email),
    index('users_by_expiry').on(table.expiresAt),
  ],
)

/** A way to sign in: `credential`, which is a password, or a provider. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    passwordHash: text('password_hash'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [uniqueIndex('accounts_by_provider').on(table.providerId, table.accountId)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    touchedAt: integer('touched_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** How the person showed who they are. */
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    ipAddress: text('ip_address').notNull().default(''),
    /** City and country as the edge sees them, for the person's own list of sessions. */
    place: text('place').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** When the person last showed who they are. */
    authenticatedAt: integer('authenticated_at').notNull().default(0),
    lockedAt: integer('locked_at'),
  },
  (table) => [uniqueIndex('sessions_by_token').on(table.tokenHash)],
)

export const memberships = sqliteTable(
  'memberships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firmId: text('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    /** A built-in role, or the id of one of the firm's own. */
    role: text('role').notNull(),
    /** Members of the same team see each other's records where their role reaches so far. */
    team: text('team').notNull().default(''),
    suspendedAt: integer('suspended_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.firmId] })],
)

export const rateLimits = sqliteTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  startedAt: integer('started_at').notNull(),
  blockedUntil: integer('blocked_until').notNull(),
  isAllowed: integer('is_allowed', { mode: 'boolean' }).notNull(),
})

/** What was answered under an `Idempotency-Key`; without a status the first call is unfinished. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    firmId: text('firm_id').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Names of firms' own sites: what stands before the installation's domain. */
export const siteNames = sqliteTable('site_names', {
  name: text('name').primaryKey(),
  firmId: text('firm_id').notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Domains of firms' own sites; one is the site's address once its records proved whose it is. */
export const siteDomains = sqliteTable('site_domains', {
  firmId: text('firm_id').primaryKey(),
  host: text('host').notNull(),
  /** What its TXT record must say. */
  token: text('token').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  checkedAt: integer('checked_at'),
  problem: text('problem').notNull(),
  createdAt: integer('created_at').notNull(),
})
