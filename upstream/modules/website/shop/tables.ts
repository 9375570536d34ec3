import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { shopOrderStates, shopPayWays, shopReturnStates } from '#contract/website/shop.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** One row as soon as somebody saved the settings of the shop. */
export const shopSettingsTable = sqliteTable('shop_settings', {
  id: text('id').primaryKey(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  /** What else there is, as JSON. */
  content: text('content').notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})

/** Orders of customers: what they agreed to, word for word and cent for cent. Never deleted. */
export const shopOrdersTable = sqliteTable(
  'shop_orders',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull().unique(),
    state: text('state', { enum: shopOrderStates }).notNull(),
    placedAt: text('placed_at').notNull(),
    fulfilment: text('fulfilment', { enum: ['delivery', 'pickUp'] }).notNull(),
    /** The way of delivery, or the place. */
    way: text('way').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    currency: text('currency').notNull(),
    total: integer('total').notNull(),
    payWay: text('pay_way', { enum: shopPayWays }).notNull(),
    customerId: text('customer_id').notNull(),
    invoiceId: text('invoice_id').notNull().unique(),
    /** The delivery in stock; empty where nothing of it is kept in stock. */
    stockDocumentId: text('stock_document_id').notNull(),
    tracking: text('tracking').notNull(),
    /** The day on which it was sent or fetched; empty before. */
    doneDate: text('done_date').notNull(),
    cancelReason: text('cancel_reason').notNull(),
    /** Whom it goes to, its lines and sums, as JSON. */
    content: text('content').notNull(),
    /** Of the form that it came by: the same form sent twice is one order. */
    onceKey: text('once_key').notNull().unique(),
    /** The network address it came from, for a day: it bounds how much one place can order. */
    fromPlace: text('from_place').notNull(),
    /** The secret part of the customer's own page of it. */
    publicSecret: text('public_secret').notNull().unique(),
    ...stamps(),
  },
  (table) => [
    index('shop_orders_by_time').on(table.placedAt, table.id),
    index('shop_orders_by_total').on(table.total, table.id),
    index('shop_orders_by_name').on(sql`name collate nocase`, table.id),
    index('shop_orders_by_state_time').on(table.state, table.placedAt, table.id),
    index('shop_orders_by_state_total').on(table.state, table.total, table.id),
    index('shop_orders_by_state_name').on(table.state, sql`name collate nocase`, table.id),
    index('shop_orders_by_customer').on(table.customerId),
    index('shop_orders_by_place').on(table.fromPlace, table.createdAt),
    index('shop_orders_by_email').on(sql`email collate nocase`, table.createdAt),
  ],
)

export type ShopOrderStored = typeof shopOrdersTable.$inferSelect

/** What customers send back, of which one at a time waits for an answer. Never deleted. */
export const shopReturnsTable = sqliteTable(
  'shop_returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    state: text('state', { enum: shopReturnStates }).notNull(),
    askedAt: text('asked_at').notNull(),
    receivedDate: text('received_date').notNull(),
    reason: text('reason').notNull(),
    /** Place in the order and quantity, as JSON. */
    lines: text('lines').notNull(),
    amount: integer('amount').notNull(),
    giftCardAmount: integer('gift_card_amount').notNull(),
    /** Of an accepted one; empty before. */
    creditNoteId: text('credit_note_id').notNull(),
    answer: text('answer').notNull(),
    /** Empty as long as it waits. */
    decidedAt: text('decided_at').notNull(),
  },
  (table) => [index('shop_returns_of_order').on(table.orderId, table.askedAt)],
)

export type ShopReturnStored = typeof shopReturnsTable.$inferSelect

export const shopOrdersSearch = fullText('shop_orders_search', ['number', 'name', 'email', 'items'])
