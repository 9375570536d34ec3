import type { Reader } from '../../../firm/store.ts'
import { itemsAsOf } from './items-as-of.ts'
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

const directions = ['receivable', 'payable', 'employee'] as const

/**
 * A party's items that were open at the end of a day, the earliest due first: at most `limit` of
 * each side, of one direction or of all.
 */
export function openItemsOf(
  { sql }: Reader,
  query: { partyId: string; asOf: string; direction?: OpenItem['direction'] },
  limit: number,
): ItemAsOf[] {
  const asked = query.direction === undefined ? directions : [query.direction]
  const sides = asked.flatMap((direction) =>
    (['debit', 'credit'] as const).map((side) => ({ ...query, direction, side })),
  )
  const items = sides.flatMap((side) => {
    const { from, bound } = itemsAsOf(side)
    const found = from.flatMap((part) =>
      sql
        .exec<ItemAsOf>(
          `select id, direction, side, document_kind as documentKind, document_id as documentId,
             document_number as documentNumber, date, due_date as dueDate, currency, amount, balance
           from ${part} where balance <> 0 order by due_date, id limit ${limit}`,
          ...bound,
        )
        .toArray(),
    )
    return found.sort(byDueDate).slice(0, limit)
  })
  return items.sort(byDueDate)
}

function byDueDate(one: ItemAsOf, other: ItemAsOf): number {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1
  return one.id < other.id ? -1 : 1
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
