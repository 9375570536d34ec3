import type { Reader } from '../../../firm/store.ts'

/** An open item as a bank line is compared with it. */
export type ItemToMatch = {
  documentKind: string
  documentId: string
  documentNumber: string
  partyId: string
  direction: 'receivable' | 'payable' | 'employee'
  side: 'debit' | 'credit'
  dueDate: string
  balance: number
}

type Wanted = {
  /** Debit: what comes in pays it. Credit: what goes out does. */
  side: 'debit' | 'credit'
  currency: string
  /** Open balances that are looked for, in minor units. */
  amounts: readonly number[]
  /** Numbers of documents that are looked for, whatever their case. */
  numbers: readonly string[]
  /** Documents that are looked for whatever their amount and number. */
  documentIds: readonly string[]
  limit: number
}

const selected = `select document_kind as documentKind, document_id as documentId,
    document_number as documentNumber, party_id as partyId, direction, side,
    min(due_date) as dueDate, sum(balance) as balance
  from open_items
  where direction in ('receivable', 'payable', 'employee') and side = ? and balance <> 0
    and currency = ?
  group by document_id`

/** Documents that are open and looked for, the earliest due first. */
export function itemsToMatch(
  { sql }: Reader,
  { side, currency, amounts, numbers, documentIds, limit }: Wanted,
): ItemToMatch[] {
  return sql
    .exec<ItemToMatch>(
      `${selected}
       having balance in (select value from json_each(?))
         or upper(documentNumber) in (select value from json_each(?))
         or document_id in (select value from json_each(?))
       order by dueDate, documentId limit ?`,
      side,
      currency,
      JSON.stringify(amounts),
      JSON.stringify(numbers.map((number) => number.toUpperCase())),
      JSON.stringify(documentIds),
      limit,
    )
    .toArray()
}

/** All documents that are open on a side in a currency, the earliest due first. */
export function openDocumentsOn(
  { sql }: Reader,
  { side, currency, limit }: Pick<Wanted, 'side' | 'currency' | 'limit'>,
): ItemToMatch[] {
  return sql
    .exec<ItemToMatch>(`${selected} order by dueDate, documentId limit ?`, side, currency, limit)
    .toArray()
}
