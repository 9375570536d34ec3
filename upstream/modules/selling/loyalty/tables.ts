import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

/** How points are earned and what they are worth: one row, once it was set. Amounts in minor units of the base currency. */
export const loyaltyProgrammeTable = sqliteTable('loyalty_programme', {
  id: integer('id').primaryKey(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  perPoint: integer('per_point').notNull(),
  worthOfHundred: integer('worth_of_hundred').notNull(),
  minimum: integer('minimum').notNull(),
  expiryMonths: integer('expiry_months'),
  expectedUse: integer('expected_use').notNull(),
  /** The first day after which some points end, which a job waits for; null where none do. */
  expiryPlanned: text('expiry_planned'),
  version: integer('version').notNull(),
})

/** The points of a customer; the sums are those of its entries, kept here so that tills need not add up. */
export const loyaltyAccountsTable = sqliteTable(
  'loyalty_accounts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    customerId: text('customer_id').notNull().unique(),
    customerName: text('customer_name').notNull(),
    points: integer('points').notNull().default(0),
    /** Their part of the liability account, minor units of the base currency; 0 without points. */
    deferred: integer('deferred').notNull().default(0),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('loyalty_accounts_by_name').on(sql`customer_name collate nocase`, table.id),
    index('loyalty_accounts_by_points').on(table.points, table.id),
    index('loyalty_accounts_by_change').on(table.updatedAt, table.id),
    index('loyalty_with_points_by_name')
      .on(sql`customer_name collate nocase`, table.id)
      .where(sql`points > 0`),
    index('loyalty_with_points_by_points').on(table.points, table.id).where(sql`points > 0`),
    index('loyalty_with_points_by_change').on(table.updatedAt, table.id).where(sql`points > 0`),
  ],
)

/** Each change of points. Only ever added. */
export const loyaltyEntriesTable = sqliteTable(
  'loyalty_entries',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    accountId: text('account_id').notNull(),
    type: text('type', {
      enum: [
        ...(['earn', 'redeem', 'takeBack', 'giveBack'] as const),
        ...(['expire', 'adjust'] as const),
      ],
    }).notNull(),
    date: text('date').notNull(),
    points: integer('points').notNull(),
    /** By how much the liability changed. */
    amount: integer('amount').notNull(),
    /** The last day of points that were earned; null for no end. */
    expiresOn: text('expires_on'),
    note: text('note').notNull(),
    /** The ticket that earned or redeemed them, also where another one takes that back; empty for none. */
    originId: text('origin_id').notNull(),
    documentKind: text('document_kind').notNull(),
    documentId: text('document_id').notNull(),
    documentNumber: text('document_number').notNull(),
    /** What posts it: a session of a till, when that is closed; empty for an entry of its own. */
    batch: text('batch').notNull(),
    /** The day it entered the books; null until then. */
    postedOn: text('posted_on'),
    ...madeStamps(),
  },
  (table) => [
    index('loyalty_entries_of_account').on(table.accountId, table.rowNumber),
    index('loyalty_entries_of_origin').on(table.originId).where(sql`origin_id <> ''`),
    index('loyalty_entries_of_batch').on(table.batch, table.date).where(sql`batch <> ''`),
    index('loyalty_entries_by_expiry').on(table.expiresOn).where(sql`expires_on is not null`),
    index('loyalty_entries_by_posted').on(table.postedOn),
  ],
)
