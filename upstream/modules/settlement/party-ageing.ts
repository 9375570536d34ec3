import type { Reader } from '../../firm/store.ts'
import { edgesOf } from './ageing.ts'
import { itemsAsOf } from './items-as-of.ts'
import type { OpenItem } from './reader.ts'

/** What was open on a side by how late it was: 0 for not yet due, then one a bucket of lateness. */
export type ItemAge = { currency: string; side: OpenItem['side']; bucket: number; amount: number }

type Query = { partyId: string; direction: 'receivable' | 'payable'; asOf: string }

/** A party's open items at the end of a day by currency, side and lateness, in minor units. */
export function partyAgeing(reader: Reader, query: Query): ItemAge[] {
  const edges = edgesOf(query.asOf)
  const { from, bound } = itemsAsOf(query)
  return reader.sql
    .exec<ItemAge>(
      `select currency, side, ${edges.map(() => '(due_date < ?)').join(' + ')} as bucket,
         sum(balance) as amount
       from (${from}) group by 1, 2, 3 order by 1, 2, 3`,
      ...edges,
      ...bound,
    )
    .toArray()
}
