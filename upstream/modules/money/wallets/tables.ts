import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

/**
 * What somebody paid in ahead: a customer's balance, or a gift card. Amounts in minor units of its
 * currency; the sums are those of its entries, kept here so that lists need not add up.
 */
export const walletsTable = sqliteTable(
  'wallets',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull(),
    kind: text('kind', { enum: ['customer', 'giftCard'] }).notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    currency: text('currency').notNull(),
    balance: integer('balance').notNull().default(0),
    /** What the balance is worth in the base currency: its part of the liability account. */
    balanceBase: integer('balance_base').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** SHA-256 of a gift card's code, null of a customer's wallet; and the code's last four. */
    codeHash: text('code_hash').unique(),
    codeEnd: text('code_end').notNull().default(''),
    expiresOn: text('expires_on'),
    isBlocked: integer('is_blocked', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    uniqueIndex('wallets_by_number').on(table.number),
    index('wallets_by_customer').on(table.customerId, table.currency),
    index('wallets_by_order').on(table.rowNumber, table.id),
    index('wallets_by_name').on(sql`customer_name collate nocase`, table.id),
    index('wallets_by_balance').on(table.balance, table.id),
    index('wallets_of_kind').on(table.kind, table.rowNumber, table.id),
    index('wallets_of_kind_by_name').on(table.kind, sql`customer_name collate nocase`, table.id),
    index('wallets_of_kind_by_balance').on(table.kind, table.balance, table.id),
    check('wallets_never_negative', sql`held >= 0 and balance >= held and balance_base >= 0`),
  ],
)

/** Each change of a wallet. Only ever added; a reference is used once, so nothing counts twice. */
export const walletEntriesTable = sqliteTable(
  'wallet_entries',
  {
    id: text('id').primaryKey(),
    walletId: text('wallet_id').notNull(),
    /** 1 for the first of its wallet. */
    sequence: integer('sequence').notNull(),
    type: text('type', {
      enum: [
        ...(['top_up', 'spend', 'hold', 'release', 'refund'] as const),
        ...(['earn', 'payout', 'adjust', 'expire'] as const),
      ],
    }).notNull(),
    date: text('date').notNull(),
    /** By how much the balance, its worth in the base currency, and the part set aside changed. */
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    held: integer('held').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    heldAfter: integer('held_after').notNull(),
    reference: text('reference').notNull().unique(),
    note: text('note').notNull(),
    documentKind: text('document_kind').notNull(),
    documentId: text('document_id').notNull(),
    documentNumber: text('document_number').notNull(),
    ...madeStamps(),
  },
  (table) => [
    uniqueIndex('wallet_entries_in_order').on(table.walletId, table.sequence),
    index('wallet_entries_by_date').on(table.walletId, table.date, table.sequence),
  ],
)

/** Money that a customer wants back from their balance. */
export const walletPayoutsTable = sqliteTable(
  'wallet_payouts',
  {
    id: text('id').primaryKey(),
    walletId: text('wallet_id').notNull(),
    state: text('state', {
      enum: ['requested', 'approved', 'paid', 'failed', 'rejected'],
    }).notNull(),
    amount: integer('amount').notNull(),
    account: text('account').notNull(),
    reason: text('reason').notNull().default(''),
    requestedAt: text('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    approvedByName: text('approved_by_name').notNull().default(''),
  },
  (table) => [
    index('wallet_payouts_by_wallet').on(table.walletId, table.id),
    index('wallet_payouts_waiting').on(table.state, table.id),
  ],
)

/** How long gift cards hold: one row, once somebody has set it. */
export const giftCardSettingsTable = sqliteTable('gift_card_settings', {
  id: integer('id').primaryKey(),
  years: integer('years'),
  version: integer('version').notNull(),
})
