import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { allEntries } from './known.ts'

/** Minor units of the base currency. */
export type AccountSum = { account: string; debit: Minor; credit: Minor }

/**
 * Debit and credit of every account up to and including a day, or of all time; of the entries up to a
 * sequence, where one is given.
 */
export function sumsUntil(
  { sql }: Reader,
  date: string = '9999-12-31',
  upTo: number = allEntries,
): AccountSum[] {
  if (upTo !== allEntries) return sumsKnown({ sql }, date, upTo)
  const month = date.slice(0, 7)
  return sql
    .exec<AccountSum>(
      `select account, sum(debit) as debit, sum(credit) as credit from (
         select account, debit, credit from account_months where month < ?
         union all
         select account, debit, credit from account_days where date >= ? and date <= ?)
       group by account order by account`,
      month,
      `${month}-01`,
      date,
    )
    .toArray()
}

/**
 * Of a day whose entries all came before or after the one asked for, the sum counts or does not; lines are
 * read of the others alone, which are few: most is posted about when it happens.
 */
function sumsKnown({ sql }: Pick<Reader, 'sql'>, date: string, upTo: number): AccountSum[] {
  return sql
    .exec<AccountSum>(
      `select account, sum(debit) as debit, sum(credit) as credit from (
         select account, debit, credit from account_days where date <= ?1 and last_sequence <= ?2
         union all
         select line.account, line.debit, line.credit from account_days as day
         cross join journal_lines as line on line.account = day.account and line.date = day.date
         where day.date <= ?1 and day.first_sequence <= ?2 and day.last_sequence > ?2
           and line.entry_sequence <= ?2)
       group by account order by account`,
      date,
      upTo,
    )
    .toArray()
}

/** Debit less credit of one account up to and including a day, or of all time. */
export function balanceUntil({ sql }: Reader, account: string, date = '9999-12-31'): Minor {
  const month = date.slice(0, 7)
  return sql
    .exec<{ balance: number }>(
      `select coalesce(sum(debit - credit), 0) as balance from (
         select debit, credit from account_months where account = ? and month < ?
         union all
         select debit, credit from account_days where account = ? and date >= ? and date <= ?)`,
      account,
      month,
      account,
      `${month}-01`,
      date,
    )
    .one().balance
}

type DayMovement = { date: string; debit: Minor; credit: Minor; amount: Minor }

/** What an account moved on each day from one on, by side and in all, until another if one is given; days in order. */
export function movementByDay(
  { sql }: Reader,
  account: string,
  from: string,
  to = '9999-12-31',
): DayMovement[] {
  return sql
    .exec<DayMovement>(
      `select date, debit, credit, debit - credit as amount from account_days
       where account = ? and date >= ? and date <= ? order by date`,
      account,
      from,
      to,
    )
    .toArray()
}

/** Debit less credit of an account by party up to and including a day; parties at 0 are left out. */
export function partyBalances(
  { sql }: Reader,
  account: string,
  date = '9999-12-31',
): { partyId: string; balance: Minor }[] {
  return sql
    .exec<{ partyId: string; balance: number }>(
      `select party_id as partyId, sum(debit - credit) as balance from journal_lines
       where party_id is not null and account = ? and date <= ?
       group by party_id having balance <> 0 order by party_id`,
      account,
      date,
    )
    .toArray()
}

/**
 * What the closing of years put on accounts from one day to another: it moves the result to equity,
 * so that statements of a period leave it out.
 */
export function closingTurnover(
  reader: Reader,
  from: string,
  to: string,
  upTo: number = allEntries,
): AccountSum[] {
  return kindTurnover(reader, 'yearEnd', { from, to }, upTo)
}

/** What entries of one kind of document put on accounts from one day to another. */
export function kindTurnover(
  { sql }: Reader,
  kind: string,
  { from, to }: { from: string; to: string },
  upTo: number = allEntries,
): AccountSum[] {
  if (upTo === allEntries) return sql.exec<AccountSum>(turnoverOfKind, kind, from, to).toArray()
  return sql.exec<AccountSum>(turnoverKnown, kind, from, to, upTo).toArray()
}

const turnoverOfKind = `select account, sum(debit) as debit, sum(credit) as credit from kind_days
  where source_kind = ?1 and date >= ?2 and date <= ?3 group by account order by account`

const turnoverKnown = `select l.account, sum(l.debit) as debit, sum(l.credit) as credit
  from journal_entries e join journal_lines l on l.entry_sequence = e.sequence
  where e.source_kind = ?1 and e.date >= ?2 and e.date <= ?3 and +e.sequence <= ?4
  group by l.account order by l.account`

/** Entries that are missing in the journal's sequence. */
export function countGaps({ sql }: Reader): number {
  return sql
    .exec<{ gaps: number }>(
      'select coalesce(max(sequence), 0) - count(*) as gaps from journal_entries',
    )
    .one().gaps
}
