import { type SQL, sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const paymentsTable = sqliteTable(
  'payments',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull(),
    /** In: received from a customer. Out: paid back to one. To or from a supplier: paid, or paid back. */
    direction: text('direction', { enum: ['in', 'out', 'toSupplier', 'fromSupplier'] }).notNull(),
    partyId: text('party_id').notNull(),
    partyName: text('party_name').notNull(),
    date: text('date').notNull(),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    fee: integer('fee').notNull(),
    reference: text('reference').notNull(),
    /** Of one in cash: the amount less what it settles, where coins made the difference. */
    rounding: integer('rounding').notNull().default(0),
    /** Code of the account that the money is on. */
    account: text('account').notNull(),
    state: text('state', { enum: ['completed', 'reversed'] }).notNull(),
    /** Values of the fields that the firm added, by their keys; no part of what is sealed. */
    custom: text('custom', { mode: 'json' }).$type<CustomValues>().notNull().default({}),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('payments_by_number').on(table.number),
    ...ordersOf('payments', table),
    ...ordersOf('customer_payments', table, sql`direction in ('in', 'out')`),
    ...ordersOf('refunds', table, sql`direction = 'out'`),
    ...ordersOf('supplier_payments', table, sql`direction in ('toSupplier', 'fromSupplier')`),
    ...ordersOf('reversed_payments', table, sql`state = 'reversed'`),
    index('payments_by_party').on(table.partyId, table.date, table.id),
  ],
)

type Ordered = Record<'date' | 'amount' | 'id', AnySQLiteColumn>

/** An index for each order of the list, of all payments or of those that are meant. */
function ordersOf(name: string, { date, amount, id }: Ordered, meant?: SQL) {
  const orders = { date, amount, party_name: sql`party_name collate nocase` }
  return Object.entries(orders).map(([order, by]) => {
    const ordered = index(`${name}_by_${order}`).on(by, id)
    return meant ? ordered.where(meant) : ordered
  })
}

/** Sums by day and currency, what was paid back taken off, so that lists and the dashboard need not add up payments. */
export const paymentDaysTable = sqliteTable('payment_days', {
  /** `{day}:{currency}:{party}`: a span of days is a span of ids. */
  id: text('id').primaryKey(),
  party: text('party', { enum: ['customer', 'supplier'] }).notNull(),
  day: text('day').notNull(),
  currency: text('currency').notNull(),
  count: integer('count').notNull(),
  amount: integer('amount').notNull(),
  amountBase: integer('amount_base').notNull(),
})

export const paymentSearch = fullText('payment_search', [
  'number',
  'customer',
  'reference',
  'amount',
])
