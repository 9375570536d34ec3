import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** One row: whether invoices can be paid by card. */
export const cardSettingsTable = sqliteTable('card_settings', {
  id: integer('id').primaryKey(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
})

/** Payments that a customer began, or that were taken from a card that is kept. */
export const cardCheckoutsTable = sqliteTable(
  'card_checkouts',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id').notNull(),
    amount: integer('amount').notNull(),
    /** What the customer agreed to about their card, and when; empty where it is not kept. */
    consentText: text('consent_text').notNull(),
    /** Of the provider, once it is known. */
    paymentIntentId: text('payment_intent_id'),
    state: text('state', { enum: ['begun', 'paid', 'failed'] }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('card_checkouts_by_invoice').on(table.invoiceId, table.createdAt)],
)

/** Money that came by card, once for each payment of the provider. */
export const cardPaymentsTable = sqliteTable(
  'card_payments',
  {
    id: text('id').primaryKey(),
    paymentIntentId: text('payment_intent_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    paymentId: text('payment_id').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [uniqueIndex('card_payments_once').on(table.paymentIntentId)],
)

/** Money that went back: refunds, and what customers' banks took back. */
export const cardReturnsTable = sqliteTable(
  'card_returns',
  {
    /** The provider's own id of the refund or dispute. */
    id: text('id').primaryKey(),
    cardPaymentId: text('card_payment_id').notNull(),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    /** The refund it was recorded as; empty where its payment had been reversed by hand. */
    refundId: text('refund_id').notNull(),
    /** When it came back after all: a refund that failed, a dispute that was won. */
    undoneAt: text('undone_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('card_returns_by_payment').on(table.cardPaymentId)],
)

/** Cards that customers left, by the provider's names for them: no number is ever here. */
export const keptCardsTable = sqliteTable(
  'kept_cards',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    providerCustomer: text('provider_customer').notNull(),
    providerMethod: text('provider_method').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expires: text('expires').notNull(),
    consentText: text('consent_text').notNull(),
    consentAt: text('consent_at').notNull(),
    removedAt: text('removed_at'),
  },
  (table) => [
    uniqueIndex('kept_cards_of_customer').on(table.customerId).where(sql`removed_at is null`),
    index('kept_cards_by_customer').on(table.customerId),
  ],
)

/** Reports of the provider that were taken, so that one that comes again does nothing. */
export const cardEventsTable = sqliteTable('card_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  at: text('at').notNull(),
})
