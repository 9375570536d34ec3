import type { Reader } from '../../firm/store.ts'

export type Owed = { receivable: number; overdue: number }

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

export type PartyCredit = { currency: string; amount: number }

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

/** What of a side of an account was due before a day, in the base currency. */
export function overdueBase(
  { sql }: Reader,
  direction: 'receivable' | 'payable',
  side: 'debit' | 'credit',
  today: string,
): number {
  return sql
    .exec<{ overdue: number }>(
      `select coalesce(sum(balance_base), 0) as overdue from open_due_days
       where direction = ? and side = ? and due_date < ?`,
      direction,
      side,
      today,
    )
    .one().overdue
}
