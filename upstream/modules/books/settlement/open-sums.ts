import type { Reader } from '../../../firm/store.ts'
import type { Owed, PartyCredit } from '../../firm/parties/views.ts'

/** What each of some parties owes in the base currency; over an index of what is open. */
export function owedByParties(
  { sql }: Reader,
  partyIds: readonly string[],
  today: string,
): Map<string, Owed> {
  const rows = sql.exec<{ id: string } & Owed>(
    `select party_id as id, sum(balance_base) as receivable,
       sum(case when due_date < ? then balance_base else 0 end) as overdue
     from open_items indexed by open_items_open_by_party
     where direction = 'receivable' and side = 'debit' and balance <> 0
       and party_id in (select value from json_each(?))
     group by party_id`,
    today,
    JSON.stringify(partyIds),
  )
  return new Map(rows.toArray().map(({ id, receivable, overdue }) => [id, { receivable, overdue }]))
}

/** What stands to a customer's credit, a currency a row. */
export function creditsOfParty({ sql }: Reader, partyId: string): PartyCredit[] {
  return sql
    .exec<PartyCredit>(
      `select currency, sum(balance) as amount
       from open_items indexed by open_items_open_by_party
       where direction = 'receivable' and side = 'credit' and balance <> 0 and party_id = ?
       group by currency order by currency`,
      partyId,
    )
    .toArray()
}

export type OpenSpan = {
  direction: 'receivable' | 'payable'
  side: 'debit' | 'credit'
  /** Undefined for documents of all kinds. */
  documentKind?: string | undefined
  currency?: string | undefined
  /** The first and last due day that are meant; undefined for any. */
  from?: string | undefined
  to?: string | undefined
}

/** What is open of a side of an account, in the base currency. */
export function openBase(reader: Reader, span: OpenSpan): number {
  return sumOpen(reader, span).balance
}

/** How many items are open of a side of an account. */
export function countOpen(reader: Reader, span: OpenSpan): number {
  return sumOpen(reader, span).count
}

function sumOpen(
  { sql }: Reader,
  { direction, side, documentKind, currency, from, to }: OpenSpan,
): { balance: number; count: number } {
  return sql
    .exec<{ balance: number; count: number }>(
      `select coalesce(sum(balance_base), 0) as balance, coalesce(sum(count), 0) as count
       from open_due_days
       where direction = ?1 and side = ?2 and (?3 is null or document_kind = ?3)
         and (?4 is null or currency = ?4)
         and (?5 is null or due_date >= ?5) and (?6 is null or due_date <= ?6)`,
      direction,
      side,
      documentKind ?? null,
      currency ?? null,
      from ?? null,
      to ?? null,
    )
    .one()
}
