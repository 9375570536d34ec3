import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { firms, users } from '../tables.ts'

const firmId = text('firm_id')
  .notNull()
  .references(() => firms.id, { onDelete: 'cascade' })

/** Who is asked into a firm. Kept when used or revoked; one open for an address and a firm. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    firmId,
    /** Lower case, as in `users`. */
    email: text('email').notNull(),
    role: text('role').notNull(),
    language: text('language', { enum: languages }).notNull(),
    note: text('note').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Who sent it last: their rights are what it lends. */
    inviterId: text('inviter_id').notNull(),
    inviterName: text('inviter_name').notNull(),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    acceptedAt: integer('accepted_at'),
    acceptedBy: text('accepted_by'),
    revokedAt: integer('revoked_at'),
  },
  (table) => [uniqueIndex('invitations_by_token').on(table.tokenHash)],
)

/** An owner's wish to hand a firm over; one for each giver. */
export const ownershipOffers = sqliteTable(
  'ownership_offers',
  {
    id: text('id').primaryKey(),
    firmId,
    fromUserId: text('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: text('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [uniqueIndex('ownership_offers_by_giver').on(table.firmId, table.fromUserId)],
)
