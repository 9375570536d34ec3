import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../tables.ts'

/** What was begun and waits to be finished: half-done sign-ins, trusted browsers, codes. Keys are hashed. */
export const verifications = sqliteTable('verifications', {
  keyHash: text('key_hash').primaryKey(),
  value: text('value').notNull(),
  /** Whose it is, where that is known, so that it can be ended with their second factor. */
  ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
  /** How often it was tried to finish it. */
  tries: integer('tries').notNull().default(0),
})

/** A person's authenticator app and recovery codes, both sealed. */
export const secondFactors = sqliteTable(
  'second_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code of the app was right. */
    isVerified: integer('is_verified', { mode: 'boolean' }).notNull().default(false),
    failedCount: integer('failed_count').notNull().default(0),
    lockedUntil: integer('locked_until', { mode: 'timestamp_ms' }),
  },
  (table) => [uniqueIndex('second_factors_by_user').on(table.userId)],
)

/** Codes of an app that were taken lately: each is good once (RFC 6238, 5.2). */
export const usedCodes = sqliteTable(
  'used_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: integer('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    isBackedUp: integer('is_backed_up', { mode: 'boolean' }).notNull(),
    transports: text('transports'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }),
    aaguid: text('aaguid'),
  },
  (table) => [uniqueIndex('passkeys_by_credential').on(table.credentialId)],
)
