import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const couponsTable = sqliteTable(
  'coupons',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    /** Percent, or money of the firm's currency; decimal text. */
    value: text('value').notNull(),
    minimum: text('minimum').notNull(),
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    maxUses: integer('max_uses'),
    maxPerCustomer: integer('max_per_customer'),
    notes: text('notes').notNull(),
    /** Of `coupon_uses`, those given back left out: how many there are, and what they took off. */
    uses: integer('uses').notNull().default(0),
    given: integer('given').notNull().default(0),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('coupons_by_own_code').on(table.code),
    index('coupons_by_code').on(table.isArchived, sql`code collate nocase`, table.id),
    index('coupons_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

/** What a coupon is for; without a row, for all. */
export const couponGoodsTable = sqliteTable(
  'coupon_goods',
  {
    couponId: text('coupon_id').notNull(),
    kind: text('kind', { enum: ['item', 'category'] }).notNull(),
    goodsId: text('goods_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.kind, table.goodsId] }),
    index('coupon_goods_by_goods').on(table.goodsId),
  ],
)

/** Redemptions, one a ticket; never deleted. */
export const couponUsesTable = sqliteTable(
  'coupon_uses',
  {
    ticketId: text('ticket_id').primaryKey(),
    couponId: text('coupon_id').notNull(),
    ticketNumber: text('ticket_number').notNull(),
    customerId: text('customer_id'),
    date: text('date').notNull(),
    /** Minor units of the base currency. */
    amount: integer('amount').notNull(),
    isGivenBack: integer('is_given_back', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('coupon_uses_of_coupon').on(table.couponId, table.ticketId),
    index('coupon_uses_of_customer')
      .on(table.customerId, table.couponId)
      .where(sql`customer_id is not null`),
  ],
)

export const couponsSearch = fullText('coupons_search', ['code', 'name', 'notes'])
