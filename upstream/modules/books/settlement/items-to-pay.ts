import type { Reader } from '../../../firm/store.ts'

/** What is open of a bill or a claim, in minor units of its currency. */
export type ItemToPay = {
  documentKind: 'bill' | 'expense'
  documentId: string
  number: string
  /** The supplier, or the member whose claim it is. */
  payeeId: string
  date: string
  dueDate: string
  total: number
  due: number
  /** What was set off with the payee's credits, and not paid; and what with money paid ahead. */
  credited: number
  paidAhead: number
}

const setOff = `select coalesce(sum(credit_amount), 0)
  from allocations a join open_items by_item on by_item.id = a.debit_item_id
  where a.credit_item_id = open_items.id and a.reversal_date is null
    and a.kind in ('creditNote', 'credit')`

/** Bills and approved claims in a currency that are owed, the earliest due first; at most `limit`, or those of some documents. */
export function itemsToPay(
  { sql }: Reader,
  { currency, limit, only }: { currency: string; limit: number; only?: readonly string[] },
): ItemToPay[] {
  return sql
    .exec<ItemToPay>(
      `select document_kind as documentKind, document_id as documentId,
         document_number as number, party_id as payeeId, min(date) as date,
         min(due_date) as dueDate, sum(amount) as total, sum(balance) as due,
         sum((${setOff} and by_item.document_kind <> 'payment')) as credited,
         sum((${setOff} and by_item.document_kind = 'payment')) as paidAhead
       from open_items
       where balance <> 0 and side = 'credit' and currency = ?1
         and (?3 is null or document_id in (select value from json_each(?3)))
         and ((direction = 'payable' and document_kind = 'bill')
           or (direction = 'employee' and document_kind = 'expense'))
       group by document_id order by min(due_date), document_id limit ?2`,
      currency,
      limit,
      only ? JSON.stringify(only) : null,
    )
    .toArray()
}

type ForeignItem = Pick<ItemToPay, 'documentKind' | 'documentId' | 'payeeId' | 'due'> & {
  currency: string
}

/** Bills and approved claims due until a day in any currency but one, the earliest due first; at most `limit`. */
export function foreignItemsToPay(
  { sql }: Reader,
  { except, until, limit }: { except: string; until: string; limit: number },
): ForeignItem[] {
  return sql
    .exec<ForeignItem>(
      `select document_kind as documentKind, document_id as documentId, party_id as payeeId,
         currency, sum(balance) as due
       from open_items
       where balance <> 0 and side = 'credit' and currency <> ?1 and due_date <= ?2
         and ((direction = 'payable' and document_kind = 'bill')
           or (direction = 'employee' and document_kind = 'expense'))
       group by document_id, currency order by min(due_date), document_id limit ?3`,
      except,
      until,
      limit,
    )
    .toArray()
}

/** Credits that suppliers still owe in a currency, by party, minor units. */
export function openSupplierCredits({ sql }: Reader, currency: string): Map<string, number> {
  const rows = sql.exec<{ id: string; credit: number }>(
    `select party_id as id, sum(balance) as credit from open_items
     where balance <> 0 and side = 'debit' and direction = 'payable' and currency = ?
     group by party_id`,
    currency,
  )
  return new Map(rows.toArray().map(({ id, credit }) => [id, credit]))
}

type ItemToCollect = Omit<ItemToPay, 'credited' | 'paidAhead' | 'documentKind'>

type ToCollect = { currency: string; until: string; limit: number; only?: readonly string[] }

/**
 * What is open of invoices in a currency and due until a day, instalments that are due later left
 * out; of all of them, or of some by their ids.
 */
export function itemsToCollect(
  { sql }: Reader,
  { currency, until, limit, only }: ToCollect,
): ItemToCollect[] {
  return sql
    .exec<ItemToCollect>(
      `select document_id as documentId, document_number as number, party_id as payeeId,
         min(date) as date, min(due_date) as dueDate, sum(amount) as total, sum(balance) as due
       from open_items
       where balance <> 0 and side = 'debit' and currency = ?1 and direction = 'receivable'
         and document_kind = 'invoice' and due_date <= ?4
         and (?3 is null or document_id in (select value from json_each(?3)))
       group by document_id order by min(due_date), document_id limit ?2`,
      currency,
      limit,
      only ? JSON.stringify(only) : null,
      until,
    )
    .toArray()
}
