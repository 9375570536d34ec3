import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod'
import { languages } from '#contract/core/fields.ts'
import { commissionKinds, reachKinds } from '#contract/customers/partner-programme.ts'
import {
  partnerStates,
  payoutWays,
  type ReferralFlag,
  reviewStates,
} from '#contract/customers/partners.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import type { CommissionRow } from './commission-rows.ts'
import type { CommissionRule } from './programme.ts'
import type { CommissionEvent, CommissionInvoice } from './settled-net.ts'

/** One row: what partners are offered, and where they apply. */
export const programmeTable = sqliteTable('partner_programme', {
  id: integer('id').primaryKey(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  words: text('words').notNull(),
  kind: text('kind', { enum: commissionKinds }).notNull(),
  percent: text('percent').notNull(),
  /** The contract's CurrencyTerms[]. */
  amounts: text('amounts', { mode: 'json' })
    .$type<{ currency: string; fixed: string; minimum: string }[]>()
    .notNull(),
  /** Every commission that ever held, by the day from which it does. */
  rules: text('rules', { mode: 'json' }).$type<CommissionRule[]>().notNull(),
  reach: text('reach', { enum: reachKinds }).notNull(),
  months: integer('months').notNull(),
  windowDays: integer('window_days').notNull(),
  holdDays: integer('hold_days').notNull(),
  couponBeatsClick: integer('coupon_beats_click', { mode: 'boolean' }).notNull(),
  target: text('target').notNull(),
  secret: text('secret').notNull(),
  version: integer('version').notNull(),
})

export const partnersTable = sqliteTable(
  'partners',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    website: text('website').notNull(),
    language: text('language', { enum: languages }).notNull(),
    code: text('code').notNull().unique(),
    coupon: text('coupon').notNull(),
    state: text('state', { enum: partnerStates }).notNull(),
    /** Which tab of the list they stand in. */
    place: text('place', { enum: ['current', 'ended', 'archived'] }).notNull(),
    /** The contact who is paid; null until they are approved. */
    partyId: text('party_id'),
    payoutWay: text('payout_way', { enum: payoutWays }).notNull(),
    chargesTax: integer('charges_tax', { mode: 'boolean' }).notNull(),
    /** Clicks that were noted, also those that are forgotten since. */
    clicks: integer('clicks').notNull().default(0),
    message: text('message').notNull(),
    notes: text('notes').notNull(),
    appliedAt: text('applied_at'),
    /** Where somebody applied from, which bounds how much one place can send. */
    address: text('address').notNull().default(''),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('partners_by_name').on(table.place, sql`name collate nocase`, table.id),
    index('partners_by_change').on(table.place, table.updatedAt, table.id),
    index('partners_by_email').on(table.email),
    index('partners_by_party').on(table.partyId).where(sql`party_id is not null`),
    uniqueIndex('partners_by_coupon').on(table.coupon).where(sql`coupon <> ''`),
    index('partners_by_address').on(table.address, table.appliedAt).where(sql`address <> ''`),
  ],
)

export type PartnerStored = typeof partnersTable.$inferSelect

export const partnersSearch = fullText('partners_search', ['name', 'company', 'email'])

/** Clicks on links that visitors agreed to have noted; of what their browser keeps, the hash. */
export const touchesTable = sqliteTable(
  'partner_touches',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    visitor: text('visitor').notNull(),
    at: text('at').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('partner_touches_by_visitor').on(table.visitor, table.at),
    index('partner_touches_by_partner').on(table.partnerId),
    index('partner_touches_by_address').on(table.address, table.at),
  ],
)

/** Whose a lead or a customer is. One stands for each of them. */
export const referralsTable = sqliteTable(
  'partner_referrals',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    leadId: text('lead_id'),
    partyId: text('party_id'),
    by: text('by', { enum: ['coupon', 'click', 'hand'] }).notNull(),
    /** Of the click; null without one. */
    touchAt: text('touch_at'),
    /** The server's instant from which on it holds, and the firm's day of it. */
    at: text('at').notNull(),
    date: text('date').notNull(),
    flags: text('flags', { mode: 'json' }).$type<z.infer<typeof ReferralFlag>[]>().notNull(),
    review: text('review', { enum: reviewStates }).notNull(),
    /** The first invoice that was paid, even in part, and the day of that payment. */
    firstPaidId: text('first_paid_id'),
    firstPaidDate: text('first_paid_date'),
  },
  (table) => [
    index('partner_referrals_by_partner').on(table.partnerId, table.at),
    uniqueIndex('partner_referrals_by_lead').on(table.leadId).where(sql`lead_id is not null`),
    uniqueIndex('partner_referrals_by_party').on(table.partyId).where(sql`party_id is not null`),
  ],
)

export type ReferralStored = typeof referralsTable.$inferSelect

/** Invoices that may bring a commission, as they were issued. */
export const partnerInvoicesTable = sqliteTable(
  'partner_invoices',
  {
    invoiceId: text('invoice_id').primaryKey(),
    referralId: text('referral_id').notNull(),
    partnerId: text('partner_id').notNull(),
    partyId: text('party_id').notNull(),
    number: text('number').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    invoice: text('invoice', { mode: 'json' }).$type<CommissionInvoice>().notNull(),
    /** What its lines say, by their ids. */
    lineNames: text('line_names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('partner_invoices_by_referral').on(table.referralId),
    index('partner_invoices_by_partner').on(table.partnerId),
  ],
)

/** What happened to them. Only ever added. */
export const commissionEventsTable = sqliteTable(
  'commission_events',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    invoiceId: text('invoice_id').notNull(),
    date: text('date').notNull(),
    event: text('event', { mode: 'json' }).$type<CommissionEvent>().notNull(),
    /** What its rows come to in the base currency, at the invoice's rate. */
    amountBase: integer('amount_base').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('commission_events_by_invoice').on(table.invoiceId, table.id)],
)

/** Commissions, and parts of them that were taken back. Only ever added. */
export const commissionsTable = sqliteTable(
  'commissions',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    key: text('key').notNull().unique(),
    eventKey: text('event_key').notNull(),
    partnerId: text('partner_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    lineId: text('line_id').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    date: text('date').notNull(),
    payableDate: text('payable_date').notNull(),
    rule: text('rule', { mode: 'json' }).$type<CommissionRow['rule']>().notNull(),
  },
  (table) => [
    index('commissions_by_invoice').on(table.invoiceId, table.rowNumber),
    index('commissions_by_partner').on(table.partnerId, table.date, table.rowNumber),
    index('commissions_by_day').on(table.date),
    index('commissions_by_event').on(table.eventKey),
  ],
)

/** Payouts; one that was cancelled keeps its row and gives its commissions free. */
export const partnerPayoutsTable = sqliteTable(
  'partner_payouts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull(),
    key: text('key').notNull().unique(),
    partnerId: text('partner_id').notNull(),
    partnerName: text('partner_name').notNull(),
    partyId: text('party_id').notNull(),
    date: text('date').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    way: text('way', { enum: payoutWays }).notNull(),
    documentId: text('document_id').notNull(),
    documentNumber: text('document_number').notNull(),
    cancelledDate: text('cancelled_date'),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    uniqueIndex('partner_payouts_by_number').on(table.number),
    index('partner_payouts_by_partner').on(table.partnerId, table.date),
    index('partner_payouts_by_document').on(table.documentId),
    index('partner_payouts_by_day').on(table.date, table.rowNumber),
  ],
)

export type PayoutStored = typeof partnerPayoutsTable.$inferSelect

/** Which commissions a standing payout took: each is in one at most. */
export const payoutRowsTable = sqliteTable(
  'partner_payout_rows',
  {
    commissionKey: text('commission_key').notNull(),
    payoutId: text('payout_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commissionKey] }),
    index('partner_payout_rows_by_payout').on(table.payoutId),
  ],
)
