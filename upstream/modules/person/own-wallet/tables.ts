import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PayoutState, WalletEntryType } from '#contract/core/wallet-states.ts'
import type { OwnPurpose } from '#contract/person/own-wallet.ts'

/**
 * Each change of what the platform owes to a person, in minor units. Rows outlive the person they
 * speak of, so they refer to nothing; triggers refuse every change of them.
 */
export const ownEntries = sqliteTable('own_wallet_entries', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose').$type<OwnPurpose>().notNull(),
  currency: text('currency').notNull(),
  /** 1 for the first of its person, purpose and currency. */
  sequence: integer('sequence').notNull(),
  type: text('type').$type<WalletEntryType>().notNull(),
  amount: integer('amount').notNull(),
  held: integer('held').notNull(),
  balanceAfter: integer('balance_after').notNull(),
  heldAfter: integer('held_after').notNull(),
  reference: text('reference').notNull(),
  note: text('note').notNull(),
  at: integer('at').notNull(),
  byId: text('by_id'),
})

export const ownPayouts = sqliteTable('own_payouts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  state: text('state').$type<PayoutState>().notNull(),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  iban: text('iban').notNull(),
  holder: text('holder').notNull(),
  reason: text('reason').notNull(),
  firstApprover: text('first_approver'),
  secondApprover: text('second_approver'),
  requestedAt: integer('requested_at').notNull(),
})
