import type { Reader } from '../../firm/store.ts'
import { getStoredPayment } from './reader.ts'

export { type MoneyMoved, moneyMoved } from './money-moved.ts'

/** Sums of a month, `YYYY-MM`, in minor units of the base currency. */
type MonthSum = { month: string; amount: number; count: number }

/** Payments of customers in the months, in the base currency. */
export function receivedByMonth({ sql }: Reader, from: string, to: string): MonthSum[] {
  return sql
    .exec<MonthSum>(
      `select month, sum(amount_base) as amount, sum(count) as count
       from payment_months where party = 'customer' and month >= ? and month <= ? group by month`,
      from,
      to,
    )
    .toArray()
}

/** Whether a payment was taken back. @throws AppError not_found */
export function isPaymentReversed(reader: Reader, paymentId: string): boolean {
  return getStoredPayment(reader, paymentId).state === 'reversed'
}
