import type { Reader } from '../../../firm/store.ts'

export type DueSum = {
  currency: string
  count: number
  total: number
  totalBase: number
  balance: number
  balanceBase: number
}

/** What is open of a kind of document by currency, due from one day to another. */
export function openByDue(
  { sql }: Reader,
  { documentKind, from, to }: { documentKind: string; from: string; to: string },
): DueSum[] {
  return sql
    .exec<DueSum>(
      `select currency, sum(count) as count, sum(total) as total, sum(total_base) as totalBase,
         sum(balance) as balance, sum(balance_base) as balanceBase
       from open_due_days
       where direction = 'receivable' and side = 'debit' and document_kind = ?
         and due_date >= ? and due_date <= ?
       group by currency`,
      documentKind,
      from,
      to,
    )
    .toArray()
}
