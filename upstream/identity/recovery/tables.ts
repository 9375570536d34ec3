import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../tables.ts'

/** What a mail with a link or a code is for. */
export const mailedPurposes = ['login', 'password', 'verify', 'confirm'] as const
export type MailedPurpose = (typeof mailedPurposes)[number]

const userId = text('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' })

/**
 * A link or a code that was mailed, one of a kind for a person: a newer one takes the place of the
 * older. Triggers end them with the password or the address they were mailed for.
 */
export const mailedTokens = sqliteTable(
  'mailed_tokens',
  {
    userId,
    purpose: text('purpose', { enum: mailedPurposes }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Keyed, because six digits are soon tried out; null where there is only a link. */
    codeHash: text('code_hash'),
    guesses: integer('guesses').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** Where a person signed in before, as a hash: guessing elsewhere does not slow them there. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    userId,
    addressHash: text('address_hash').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
)
