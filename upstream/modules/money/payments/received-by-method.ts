import type { Reader } from '../../../firm/store.ts'
import type { MethodSum } from '../../books/settlement/index.ts'

/** What customers paid within some days, by method, in the base currency; reversed ones left out. */
export function receivedByMethod({ sql }: Reader, from: string, to: string): MethodSum[] {
  return sql
    .exec<MethodSum>(
      `select method, count(*) as count, sum(amount_base) as amount from payments
       where date between ? and ? and direction = 'in' and state = 'completed'
       group by method order by amount desc, method`,
      ...[from, to],
    )
    .toArray()
}
