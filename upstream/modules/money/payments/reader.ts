import { eq } from 'drizzle-orm'
import type { Payment } from '#contract/books/payment.ts'
import { PaymentMethod } from '#contract/books/payment.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { isOfFile, isPaidByCustomers } from '../../books/settlement/index.ts'
import { settledBy, usesOf } from '../../books/settlement/views.ts'
import { paymentsTable } from './tables.ts'

const paidToSuppliers: ReadonlySet<string> = new Set([
  ...['bill', 'billCredit', 'openingBill', 'openingBillCredit'],
])

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
    customerId: row.partyId,
    customerName: row.partyName,
    date: row.date,
    method: PaymentMethod.parse(row.method),
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    amount: row.amount,
    fee: row.fee,
    rounding: row.rounding,
    reference: row.reference,
    account: row.account,
    custom: row.custom,
    state: row.state,
    unallocated: row.direction !== 'out' ? balance : 0,
    allocations: settled
      .filter(({ kind }) => kind !== 'refund')
      .filter((one) => isPaidByCustomers(one) || paidToSuppliers.has(one.documentKind))
      .map(({ documentKind, documentId, documentAmount, due, ...one }) => ({
        id: one.id,
        documentKind,
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
    isOfFile: !isReversed && isOfFile(reader, paymentId, row.date),
    version: row.version,
    createdAt: row.createdAt,
  }
}

type PaymentSum = { currency: string; count: number; amount: number; amountBase: number }
type Days = { from: string; to: string; party?: 'customer' | 'supplier' | undefined }

/** What was received less what was paid back in a span of days, from the sums the writer keeps. */
export function sumDays({ sql }: Reader, { from, to, party }: Days): PaymentSum[] {
  return sql
    .exec<PaymentSum>(
      `select currency, sum(count) as count, sum(amount) as amount,
         sum(amount_base) as amountBase
       from payment_days
       where id >= ?1 and id < ?2 || ';' and (?3 is null or party = ?3) group by currency having sum(count) > 0 order by currency`,
      from,
      to,
      party ?? null,
    )
    .toArray()
}
