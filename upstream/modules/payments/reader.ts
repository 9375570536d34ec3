import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Payment, PaymentRow } from '#contract/payments.ts'
import { PaymentMethod } from '#contract/payments.ts'
import type { Reader } from '../../firm/store.ts'
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
  const allocations = reader.sql.exec<Payment['allocations'][number]>(
    `select a.invoice_id as invoiceId, coalesce(i.number, '') as number, a.amount,
       i.due as invoiceDue
     from allocations a join invoices i on i.id = a.invoice_id
     where a.source_id = ? order by a.id`,
    paymentId,
  )
  return {
    id: row.id,
    number: row.number,
    customerId: row.customerId,
    customerName: row.customerName,
    date: row.date,
    method: PaymentMethod.parse(row.method),
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    amount: row.amount,
    fee: row.fee,
    reference: row.reference,
    state: row.state,
    unallocated: row.unallocated,
    allocations: allocations.toArray(),
    version: row.version,
    createdAt: row.createdAt,
  }
}

export type PaymentFilter = { customerId?: string; from?: string; to?: string; terms?: string }

type Row = Omit<PaymentRow, 'invoiceNumbers' | 'method'> & { method: string; numbers: string }
type Edge = { value: string | number; id: string; isBackward: boolean }

/** Payments, newest first, at most `limit`, from where a page ended. */
export function findPayments(
  { sql }: Reader,
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
  const rows = sql
    .exec<Row>(
      `select id, number, customer_id as customerId, customer_name as customerName, date, method,
         currency, amount, unallocated, state, reference,
         (select json_group_array(i.number) from allocations a
          join invoices i on i.id = a.invoice_id where a.source_id = payments.id) as numbers
       from payments ${indexFor(filter)}
       where ${where.join(' and ') || 'true'}
       order by date ${direction}, id ${direction} limit ?`,
      ...bound,
      limit,
    )
    .toArray()
    .map(({ numbers, method, ...row }) => ({
      ...row,
      method: PaymentMethod.parse(method),
      invoiceNumbers: JSON.parse(numbers),
    }))
  return edge?.isBackward ? rows.reverse() : rows
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
         sum(case when state = 'completed' then amount else 0 end) as amount
       from (select currency, state, amount from payments ${indexFor(filter)}
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

export type OpenInvoice = {
  id: string
  number: string
  dueDate: string
  currency: string
  total: number
  due: number
}

/** A customer's invoices that await money, oldest due first. */
export function openInvoicesOf(
  { sql }: Reader,
  customerId: string,
  currency: string | undefined,
): OpenInvoice[] {
  return sql
    .exec<OpenInvoice>(
      `select id, number, due_date as dueDate, currency, total, due
       from invoices indexed by invoices_open_by_customer
       where customer_id = ?1 and due <> 0 and state <> 'draft' and state <> 'void'
         and kind = 'invoice' and (?2 is null or currency = ?2)
       order by due_date, id limit 500`,
      customerId,
      currency ?? null,
    )
    .toArray()
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
