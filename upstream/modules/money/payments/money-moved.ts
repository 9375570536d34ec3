import type { Reader } from '../../../firm/store.ts'
import type { MoneyMoved } from '../../books/settlement/index.ts'

/** What was paid in a span, payments that were reversed left out. */
export function moneyMoved({ sql }: Reader, from: string, to: string): MoneyMoved[] {
  return sql
    .exec<MoneyMoved>(
      `select date, party_id as partyId, method, account, currency,
         sum(case direction when 'in' then amount_base when 'out' then 0 - amount_base else 0 end)
           as received,
         sum(case direction when 'toSupplier' then amount_base
           when 'fromSupplier' then 0 - amount_base else 0 end) as paid
       from payments where date >= ? and date <= ? and state = 'completed'
       group by 1, 2, 3, 4, 5`,
      from,
      to,
    )
    .toArray()
}
