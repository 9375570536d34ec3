import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { users } from '../tables.ts'

/**
 * The columns of `users` that a person changes about themselves. A trigger raises the version with
 * each of them, whoever writes: a form that was opened before then finds out.
 */
export const profiles = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  language: text('language', { enum: languages }).notNull(),
  theme: text('theme', { enum: ['system', 'light', 'dark'] }).notNull(),
  timeZone: text('time_zone'),
  lockAfterMinutes: integer('lock_after_minutes'),
  version: integer('profile_version').notNull(),
})

const userId = text('user_id')
  .primaryKey()
  .references(() => users.id, { onDelete: 'cascade' })

/** An address that waits for both mailboxes; a newer wish takes the place of the older. */
export const emailChanges = sqliteTable('email_changes', {
  userId,
  email: text('email').notNull(),
  oldTokenHash: text('old_token_hash').notNull(),
  newTokenHash: text('new_token_hash').notNull(),
  oldConfirmedAt: integer('old_confirmed_at'),
  newConfirmedAt: integer('new_confirmed_at'),
  expiresAt: integer('expires_at').notNull(),
})

/** An account that is removed once the mailed link is followed. */
export const accountDeletions = sqliteTable('account_deletions', {
  userId,
  tokenHash: text('token_hash').notNull(),
  expiresAt: integer('expires_at').notNull(),
})
