import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

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

/** What one move of an item cost, with the document that made it. */
type Receipt = { documentId: string; number: string; partner: string; date: string; cost: Minor }

/** The moves of an item behind its received cost in a span, oldest first. */
export function receiptsOf(
  { sql }: Reader,
  itemId: string,
  { from, to, limit, offset }: { from: string; to: string; limit: number; offset: number },
): Receipt[] {
  return sql
    .exec<Receipt>(
      `select move.document_id as documentId, document.number, document.partner, move.date,
         move.value + move.correction as cost
       from stock_moves as move join stock_documents as document on document.id = move.document_id
       where move.item_id = ? and move.date >= ? and move.date <= ?
         and move.counter in ('grni', 'landedCost')
       order by move.date, move.sequence limit ? offset ?`,
      itemId,
      from,
      to,
      limit,
      offset,
    )
    .toArray()
}
