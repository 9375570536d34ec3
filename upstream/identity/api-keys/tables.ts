import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { firms, users } from '../tables.ts'

/** Keys that programs show in place of a session. Without a firm a key reaches all of its owner's. */
export const apiKeys = sqliteTable('api_keys', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  firmId: text('firm_id').references(() => firms.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** How the key begins. */
  hint: text('hint').notNull(),
  tokenHash: text('token_hash').notNull(),
  /** JSON list of permissions. */
  permissions: text('permissions').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  revokedAt: integer('revoked_at'),
  lastUsedAt: integer('last_used_at'),
  /** The minute of the last call, counted from 1970, and how many calls it had. */
  minute: integer('minute').notNull().default(0),
  calls: integer('calls').notNull().default(0),
  /** The app that was let in with it; null for a key that a person made. */
  appId: text('app_id'),
})

/** What an assistant asked for with a key. */
export const assistantCalls = sqliteTable(
  'assistant_calls',
  {
    id: text('id').primaryKey(),
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** The firm that was asked about; null where the call named none of the caller's. */
    firmId: text('firm_id').references(() => firms.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    tool: text('tool').notNull(),
    /** What it gave along, as JSON; of what is written, names and ids alone. */
    given: text('given').notNull(),
    /** Null while the answer is not there. */
    isRefused: integer('is_refused', { mode: 'boolean' }),
  },
  (table) => [
    index('assistant_calls_key').on(table.keyId, table.id),
    index('assistant_calls_at').on(table.at),
  ],
)
