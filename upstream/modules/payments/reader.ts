import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Payment, PaymentRow } from '#contract/payments.ts'
import { PaymentMethod } from '#contract/payments.ts'
import type { Reader } from '../../firm/store.ts'
import { settledBy, usesOf } from '../settlement/views.ts'
import { paymentsTable } from './tables.ts'

/** A stored payment. */
export type StoredPayment = typeof paymentsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredPayment({ db }: Reader, paymentId: string): StoredPayment {
  const row = db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId)).get()
  if (!row) throw new AppError('not_found', 'No such payment')
  return row
}

/** A payment with the invoices it was put towards. @throws AppError not_found */
export function getPayment(reader: Reader, paymentId: string): Payment {
  const row = getStoredPayment(reader, paymentId)
  const isReversed = row.state === 'reversed'
  const settled = settledBy(reader, paymentId).filter((one) => isReversed || one.isReversed === 0)
  const { balance = 0 } = usesOf(reader, [paymentId]).get(paymentId) ?? {}
  return {
    id: row.id,
    number: row.number,
    direction: row.direction,
    customerId: row.customerId,
    customerName: row.customerName,
    date: row.date,
    method: PaymentMethod.parse(row.method),
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    amount: row.amount,
    fee: row.fee,
    reference: row.reference,
    account: row.account,
    state: row.state,
    unallocated: row.direction === 'in' ? balance : 0,
    allocations: settled
      .filter(({ documentKind }) => documentKind === 'invoice')
      .map(({ documentId, documentAmount, due, ...one }) => ({
        id: one.id,
        kind: one.kind === 'payment' ? 'payment' : 'credit',
        invoiceId: documentId,
        number: one.number,
        amount: one.amount,
        invoiceAmount: documentAmount,
        invoiceCurrency: one.currency,
        invoiceDue: due,
      })),
    refunds: settled
      .filter(({ kind }) => kind === 'refund')
      .map(({ id, documentKind, documentId, number, amount }) => ({
        id,
        documentKind,
        documentId,
        number,
        amount,
      })),
    version: row.version,
    createdAt: row.createdAt,
  }
}

export type PaymentFilter = { customerId?: string; from?: string; to?: string; terms?: string }

type Row = Omit<PaymentRow, 'invoiceNumbers' | 'unallocated' | 'method'> & { method: string }
type Edge = { value: string | number; id: string; isBackward: boolean }

/** Payments, newest first, at most `limit`, from where a page ended. */
export function findPayments(
  reader: Reader,
  filter: PaymentFilter,
  edge: Edge | undefined,
  limit: number,
): PaymentRow[] {
  const { where, bound } = conditions(filter)
  if (edge) {
    where.push(`(date, id) ${edge.isBackward ? '>' : '<'} (?, ?)`)
    bound.push(edge.value, edge.id)
  }
  const direction = edge?.isBackward ? 'asc' : 'desc'
  const rows = reader.sql
    .exec<Row>(
      `select id, number, direction, customer_id as customerId, customer_name as customerName,
         date, method, currency, amount, state, reference
       from payments ${indexFor(filter)}
       where ${where.join(' and ') || 'true'}
       order by date ${direction}, id ${direction} limit ?`,
      ...bound,
      limit,
    )
    .toArray()
  const uses = usesOf(
    reader,
    rows.map(({ id }) => id),
  )
  const found = rows.map(({ method, ...row }) => ({
    ...row,
    method: PaymentMethod.parse(method),
    unallocated: row.direction === 'in' ? (uses.get(row.id)?.balance ?? 0) : 0,
    invoiceNumbers: uses.get(row.id)?.numbers ?? [],
  }))
  return edge?.isBackward ? found.reverse() : found
}

export type PaymentSum = { currency: string; count: number; amount: number }

/** What was received, a currency a row; undefined when it is more than `most` payments. */
export function sumPayments(
  { sql }: Reader,
  filter: PaymentFilter,
  most: number,
): PaymentSum[] | undefined {
  const { where, bound } = conditions(filter)
  const rows = sql
    .exec<PaymentSum & { seen: number }>(
      `select currency, sum(state = 'completed') as count, count(*) as seen,
         sum(case when state <> 'completed' then 0 when direction = 'in' then amount else -amount end)
           as amount
       from (select currency, state, direction, amount from payments ${indexFor(filter)}
             where ${where.join(' and ') || 'true'} limit ?)
       group by currency order by currency`,
      ...bound,
      most + 1,
    )
    .toArray()
  if (rows.reduce((sum, { seen }) => sum + seen, 0) > most) return undefined
  return rows
    .filter(({ count }) => count > 0)
    .map(({ currency, count, amount }) => ({ currency, count, amount }))
}

/** The same from the sums the writer keeps by month, for whole months. */
export function sumMonths({ sql }: Reader, from: string, to: string): PaymentSum[] {
  return sql
    .exec<PaymentSum>(
      `select currency, sum(count) as count, sum(amount) as amount from payment_months
       where month >= ? and month <= ? group by currency having sum(count) > 0 order by currency`,
      from,
      to,
    )
    .toArray()
}

/** How many payments there are: none is ever deleted. */
export function countPayments({ sql }: Reader): number {
  return sql
    .exec<{ count: number }>('select coalesce(max(row_number), 0) as count from payments')
    .one().count
}

function conditions({ customerId, from, to, terms }: PaymentFilter) {
  const where: string[] = []
  const bound: SqlStorageValue[] = []
  const add = (text: string, value: string | undefined) => {
    if (value === undefined) return
    where.push(text)
    bound.push(value)
  }
  add('customer_id = ?', customerId)
  add('date >= ?', from)
  add('date <= ?', to)
  add('row_number in (select rowid from payment_search where payment_search match ?)', terms)
  return { where, bound }
}

function indexFor({ customerId, terms }: PaymentFilter): string {
  if (terms !== undefined) return ''
  return `indexed by ${customerId === undefined ? 'payments_by_date' : 'payments_by_customer'}`
}
