import type { Reader } from '../../firm/store.ts'
import type { OpenItem } from './reader.ts'

export type AsOfSum = {
  direction: OpenItem['direction']
  side: OpenItem['side']
  currency: string
  balance: number
  balanceBase: number
}

/**
 * What was open at the end of a day, by side and currency: the changes of the months before and of
 * the days of its own month, so the cost follows the calendar and not the number of documents.
 */
export function balancesAsOf({ sql }: Reader, date: string): AsOfSum[] {
  return sql
    .exec<AsOfSum>(
      `select direction, side, currency, sum(balance) as balance, sum(balance_base) as balanceBase
       from (${changesUntil})
       group by direction, side, currency
       having sum(balance) <> 0 or sum(balance_base) <> 0
       order by direction, side, currency`,
      ...untilBounds(date),
    )
    .toArray()
}

export type ItemAsOf = Pick<
  OpenItem,
  | 'id'
  | 'direction'
  | 'side'
  | 'documentKind'
  | 'documentId'
  | 'documentNumber'
  | 'date'
  | 'dueDate'
  | 'currency'
  | 'amount'
  | 'balance'
>

/** A party's items that were open at the end of a day, the earliest due first; at most `limit`. */
export function openItemsOf(
  { sql }: Reader,
  partyId: string,
  asOf: string,
  limit: number,
): ItemAsOf[] {
  const taken = (side: 'debit' | 'credit') =>
    `coalesce((select sum(${side}_amount) from allocations
       where ${side}_item_id = i.id and effective_date <= ?1
         and (reversal_date is null or reversal_date > ?1)), 0)`
  return sql
    .exec<ItemAsOf>(
      `select * from (
         select id, direction, side, document_kind as documentKind, document_id as documentId,
           document_number as documentNumber, date, due_date as dueDate, currency, amount,
           amount - case side when 'debit' then ${taken('debit')} else ${taken('credit')} end
             as balance
         from open_items i indexed by open_items_by_party
         where party_id = ?2 and settled_date > ?1 and date <= ?1
           and (closed_date is null or closed_date > ?1))
       where balance <> 0 order by dueDate, id limit ?3`,
      asOf,
      partyId,
      limit,
    )
    .toArray()
}

/** What came in for a document after a day and still stands: money, credits and what was set off. */
export function receivedAfter({ sql }: Reader, documentId: string, date: string): number {
  const [row] = sql.exec<{ amount: number }>(
    `select coalesce(sum(a.debit_amount), 0) as amount
     from open_items i join allocations a on a.debit_item_id = i.id
     where i.document_id = ?1 and i.side = 'debit' and a.effective_date > ?2
       and a.reversal_date is null and a.kind in ('payment', 'credit', 'netting', 'refund')`,
    documentId,
    date,
  )
  return row?.amount ?? 0
}

const changesUntil = `select * from balance_changes where unit = 'month' and period < ?
  union all select * from balance_changes where unit = 'day' and period >= ? and period <= ?`

function untilBounds(date: string): [month: string, first: string, date: string] {
  const month = date.slice(0, 7)
  return [month, `${month}-01`, date]
}
