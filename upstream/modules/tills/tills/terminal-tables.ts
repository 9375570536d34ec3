import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** The states of an attempt that is neither sold nor given up. */
export const underWay = ['asking', 'waiting', 'paid', 'returning'] as const

/** That an attempt is in one of them, in SQL. */
export const underWaySql = `state in (${underWay.map((state) => `'${state}'`).join(', ')})`

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
    /** How all of the cart is paid, gift cards by their wallets; and the contract's tips: JSON. */
    tenders: text('tenders').notNull(),
    tips: text('tips').notNull(),
    state: text('state', {
      enum: [...underWay, 'sold', 'declined', 'cancelled', 'returned'],
    }).notNull(),
    reason: text('reason'),
    /** How often the provider refused to give it back: each try is asked for under a key of its own. */
    returnTries: integer('return_tries').notNull().default(0),
    askedAt: text('asked_at').notNull(),
    /** When somebody last looked, to the minute. */
    seenAt: text('seen_at').notNull(),
    /** Who asked, with their rights then: the sale is theirs, whoever looks at it. JSON. */
    askedBy: text('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.attempt] }),
    uniqueIndex('till_terminal_payments_by_payment').on(table.paymentId),
    uniqueIndex('till_terminal_payments_under_way').on(table.cartId).where(sql.raw(underWaySql)),
  ],
)

/** What of a ticket goes back to the card that paid it at a terminal; of each ticket one at a time. */
export const tillTerminalRefundsTable = sqliteTable(
  'till_terminal_refunds',
  {
    /** The key under which the provider makes it once. */
    id: text('id').primaryKey(),
    ticketId: text('ticket_id').notNull(),
    paymentId: text('payment_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** What is taken back: the contract's RefundInput as JSON. */
    input: text('input').notNull(),
    /** `made` at the provider, `done` with its ticket, `refused` for good, `failed` after it was done. */
    state: text('state', { enum: ['asking', 'made', 'done', 'refused', 'failed'] }).notNull(),
    /** Of the provider. */
    refundId: text('refund_id'),
    reason: text('reason').notNull().default(''),
    /** The ticket of the refund. */
    refundTicketId: text('refund_ticket_id'),
    askedAt: text('asked_at').notNull(),
    /** Who takes back, with their rights then: JSON. */
    askedBy: text('asked_by').notNull(),
  },
  (table) => [
    index('till_terminal_refunds_of_ticket').on(table.ticketId, table.id),
    uniqueIndex('till_terminal_refunds_under_way')
      .on(table.ticketId)
      .where(sql`state in ('asking', 'made')`),
  ],
)
