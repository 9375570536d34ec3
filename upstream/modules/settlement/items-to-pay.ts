import type { Reader } from '../../firm/store.ts'

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
}

/** Bills and approved claims in a currency that are owed, the earliest due first; at most `limit`. */
export function itemsToPay(
  { sql }: Reader,
  { currency, limit }: { currency: string; limit: number },
): ItemToPay[] {
  return sql
    .exec<ItemToPay>(
      `select document_kind as documentKind, document_id as documentId,
         document_number as number, party_id as payeeId, min(date) as date,
         min(due_date) as dueDate, sum(amount) as total, sum(balance) as due
       from open_items
       where balance <> 0 and side = 'credit' and currency = ?
         and ((direction = 'payable' and document_kind = 'bill')
           or (direction = 'employee' and document_kind = 'expense'))
       group by document_id order by min(due_date), document_id limit ?`,
      currency,
      limit,
    )
    .toArray()
}
