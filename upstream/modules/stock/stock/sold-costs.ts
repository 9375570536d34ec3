import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** Kinds of documents behind goods that were sold, and of bills that put their cost right, as SQL. */
export const costSources = `'', 'quote', 'salesOrder', 'invoice', 'creditNote', 'tillTicket', 'bill', 'billCredit'`

/** What goods that were invoiced, delivered for an order, sold over the counter or went out by hand, cost, less what came back, minor units of the base currency. */
export type SoldCost = {
  date: string
  itemId: string
  /** The quote, order, invoice, credit note or ticket behind it; empty without one. */
  sourceId: string
  cost: Minor
}

/**
 * The cost of sales of a span as the stock posted it, by day, item and the document behind it. What a
 * receipt put right of units that were sold before they were there counts on its own day, as does what
 * a bill put right of units that were sold before it came.
 */
export function soldCosts({ sql }: Reader, from: string, to: string): SoldCost[] {
  return sql
    .exec<SoldCost>(
      `select move.date, item_id as itemId,
         case when source_kind in ('bill', 'billCredit') then '' else source_id end as sourceId,
         sum(case counter when 'cogs' then 0 - value else correction end) as cost
       from stock_moves as move join stock_documents as document on document.id = document_id
       where move.date >= ? and move.date <= ? and (counter = 'cogs' or correction <> 0)
         and source_kind in (${costSources})
       group by 1, 2, 3`,
      from,
      to,
    )
    .toArray()
}
