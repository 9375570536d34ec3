import type { Reader } from '../../firm/store.ts'
import { edgesOf } from './ageing.ts'
import { itemsAsOf } from './items-as-of.ts'
import type { OpenItem } from './reader.ts'

/** What was open on a side by how late it was: 0 for not yet due, then one a bucket of lateness. */
export type ItemAge = { currency: string; side: OpenItem['side']; bucket: number; amount: number }

type Query = { partyId: string; direction: 'receivable' | 'payable'; asOf: string }

/** A party's open items at the end of a day by currency, side and lateness, in minor units. */
export function partyAgeing({ sql }: Reader, query: Query): ItemAge[] {
  return (['debit', 'credit'] as const).flatMap((side) => {
    const { from, bound } = itemsAsOf({ ...query, side })
    const edges = edgesOf(query.asOf)
    const bucket = edges.map((_, at) => `(due_date < ?${bound.length + at + 1})`).join(' + ')
    return sql
      .exec<Omit<ItemAge, 'side'>>(
        `select currency, ${bucket} as bucket, sum(balance) as amount
         from (${from.map((part) => `select * from ${part}`).join(' union all ')})
         group by 1, 2 order by 1, 2`,
        ...bound,
        ...edges,
      )
      .toArray()
      .map((age) => ({ ...age, side }))
  })
}
