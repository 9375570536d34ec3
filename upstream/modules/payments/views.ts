import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'

/** What customers paid within some days, by method, in the base currency; reversed ones left out. */
export function receivedBetween(
  { sql }: Reader,
  from: string,
  to: string,
): { method: string; count: number; amount: Minor }[] {
  return sql
    .exec<{ method: string; count: number; amount: Minor }>(
      `select method, count(*) as count, sum(amount_base) as amount from payments
       where date between ? and ? and direction = 'in' and state = 'completed'
       group by method order by amount desc, method`,
      ...[from, to],
    )
    .toArray()
}
