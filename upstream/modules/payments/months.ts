import type { Reader } from '../../firm/store.ts'
import type { MonthSum } from '../settlement/index.ts'

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
