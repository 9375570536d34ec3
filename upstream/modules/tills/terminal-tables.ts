import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What a terminal was asked for: an attempt of a cart; of each cart one at most is under way. */
export const tillTerminalPaymentsTable = sqliteTable(
  'till_terminal_payments',
  {
    cartId: text('cart_id').notNull(),
    attempt: integer('attempt').notNull(),
    /** Of the provider; null until it is known that it made the payment. */
    paymentId: text('payment_id'),
    readerId: text('reader_id').notNull(),
    /** Minor units, a tip included. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** How all of the cart is paid: the contract's tenders and tips as JSON. */
    tenders: text('tenders').notNull(),
    tips: text('tips').notNull(),
    state: text('state', {
      enum: ['asking', 'waiting', 'paid', 'sold', 'declined', 'cancelled'],
    }).notNull(),
    reason: text('reason'),
    askedAt: text('asked_at').notNull(),
    askedByName: text('asked_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.attempt] }),
    uniqueIndex('till_terminal_payments_by_payment').on(table.paymentId),
    uniqueIndex('till_terminal_payments_under_way')
      .on(table.cartId)
      .where(sql`state in ('asking', 'waiting', 'paid')`),
  ],
)
