import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'

/** What goods of an item that were received cost by their bills and orders. */
type ReceivedCost = { itemId: string; cost: Minor; moves: number }

/**
 * What was received in a span by item, less what went back to suppliers, with what bills and landed
 * costs put right of its price; minor units of the base currency.
 */
export function receivedCosts({ sql }: Reader, from: string, to: string): ReceivedCost[] {
  return sql
    .exec<ReceivedCost>(
      `select item_id as itemId, sum(value + correction) as cost, count(*) as moves
       from stock_moves where date >= ? and date <= ? and counter in ('grni', 'landedCost')
       group by item_id`,
      from,
      to,
    )
    .toArray()
}
