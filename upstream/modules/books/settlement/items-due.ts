import type { Reader } from '../../../firm/store.ts'

/** What is open and due until a day. Amount in the base currency; above zero is owed to the firm. */
export type ItemDue = {
  documentKind: string
  documentId: string
  documentNumber: string
  partyId: string
  dueDate: string
  amount: number
}

/** All that is owed to the firm and by it until a day, the earliest due first. What was paid ahead is left out. */
export function itemsDueUntil({ sql }: Reader, until: string): ItemDue[] {
  return sql
    .exec<ItemDue>(
      `select document_kind as documentKind, document_id as documentId,
         document_number as documentNumber, party_id as partyId, due_date as dueDate,
         case side when 'debit' then balance_base else -balance_base end as amount
       from open_items
       where balance <> 0 and due_date <= ?
         and ((direction = 'receivable' and side = 'debit')
           or (direction in ('payable', 'employee') and side = 'credit'))
       order by due_date, id`,
      until,
    )
    .toArray()
}

/** Numbers of the documents of some open items by the items' ids; those that are gone are left out. */
export function numbersOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; number: string }>(
    `select id, document_number as number from open_items
     where id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, number }) => [id, number]))
}
