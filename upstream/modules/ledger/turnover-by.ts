import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'

type Days = { from: string; to: string }

/**
 * What was posted to other accounts in the entries of a span that touch some accounts, debit less
 * credit: in all the opposite of what was posted to those.
 */
export function counterTurnover(
  { sql }: Reader,
  accounts: readonly string[],
  { from, to }: Days,
): Map<string, Minor> {
  const codes = JSON.stringify(accounts)
  const rows = sql.exec<{ account: string; balance: number }>(
    `select account, sum(debit - credit) as balance from journal_lines
     where entry_sequence in (
       select entry_sequence from journal_lines
       where account in (select value from json_each(?)) and date >= ? and date <= ?)
     and account not in (select value from json_each(?))
     group by account`,
    codes,
    from,
    to,
    codes,
  )
  return new Map(rows.toArray().map(({ account, balance }) => [account, balance]))
}

/**
 * Turnover of some accounts by the party of the entry, credit less debit; the party is null where
 * an entry names none. `count` is how many entries there were.
 */
export function turnoverByParty(
  { sql }: Reader,
  accounts: readonly string[],
  { from, to }: Days,
): { partyId: string | null; amount: Minor; count: number }[] {
  return sql
    .exec<{ partyId: string | null; amount: number; count: number }>(
      `select partyId, sum(amount) as amount, count(*) as count from (
         select sum(line.credit - line.debit) as amount,
           (select party_id from journal_lines
            where entry_sequence = line.entry_sequence and party_id is not null
            order by position limit 1) as partyId
         from journal_lines as line
         where account in (select value from json_each(?)) and date >= ? and date <= ?
         group by line.entry_sequence)
       group by partyId order by amount desc, partyId`,
      JSON.stringify(accounts),
      from,
      to,
    )
    .toArray()
}

/** Turnover of the lines with a tax code by code and account. */
export type TaxTurnover = { taxCode: string; account: string; debit: Minor; credit: Minor }

export function turnoverByTax({ sql }: Reader, { from, to }: Days): TaxTurnover[] {
  return sql
    .exec<TaxTurnover>(
      `select tax_code as taxCode, account, sum(debit) as debit, sum(credit) as credit
       from journal_lines where tax_code is not null and date >= ? and date <= ?
       group by tax_code, account order by tax_code, account`,
      from,
      to,
    )
    .toArray()
}
