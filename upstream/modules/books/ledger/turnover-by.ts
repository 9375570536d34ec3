import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { allEntries } from './known.ts'

type Days = { from: string; to: string }

/**
 * What was posted to other accounts in the entries of a span that touch some accounts, debit less
 * credit: in all the opposite of what was posted to those.
 */
export function counterTurnover(
  { sql }: Reader,
  accounts: readonly string[],
  { from, to }: Days,
  upTo: number = allEntries,
): Map<string, Minor> {
  const codes = JSON.stringify(accounts)
  const rows = sql.exec<{ account: string; balance: number | null }>(
    // Account by account within the days, of the index alone: going from entry to entry takes twice as long.
    `select code as account, (
         select sum(debit - credit) from journal_lines
         where account = code and date >= ?2 and date <= ?3 and +entry_sequence in (
           select entry_sequence from journal_lines
           where account in (select value from json_each(?1)) and date >= ?2 and date <= ?3
             and +entry_sequence <= ?4)) as balance
     from accounts where code not in (select value from json_each(?1)) order by code`,
    codes,
    from,
    to,
    upTo,
  )
  return new Map(
    rows
      .toArray()
      .flatMap(({ account, balance }) => (balance === null ? [] : [[account, balance] as const])),
  )
}

/**
 * Turnover of some accounts by the party of the line or of its entry, credit less debit; the party is
 * null where an entry names none. A till's entry has the sales of many: its lines alone say whose. `count` is how many entries there were. The closing of a year is left out: it
 * moves the result on and sells nothing.
 */
export function turnoverByParty(
  { sql }: Reader,
  accounts: readonly string[],
  { from, to }: Days,
  upTo: number = allEntries,
): { partyId: string | null; amount: Minor; count: number }[] {
  return sql
    .exec<{ partyId: string | null; amount: number; count: number }>(
      // Lines of one entry are added up first: whose it is, is asked once for each and not by line.
      `select partyId, sum(amount) as amount, count(distinct sequence) as count from (
         select sequence, sold.amount, coalesce(sold.partyId, case source_kind when 'tillSession' then null
           else (select party_id from journal_lines
             where entry_sequence = sequence and party_id is not null
             order by position limit 1) end) as partyId
         from (
           select entry_sequence, party_id as partyId, sum(credit - debit) as amount
           from journal_lines
           where account in (select value from json_each(?)) and date >= ? and date <= ?
             and entry_sequence <= ?
           group by entry_sequence, party_id) as sold
         join journal_entries on sequence = sold.entry_sequence
         where source_kind <> 'yearEnd')
       group by partyId order by amount desc, partyId`,
      JSON.stringify(accounts),
      from,
      to,
      upTo,
    )
    .toArray()
}

/**
 * Turnover of some accounts with some parties, as `turnoverByParty` tells whose an entry is; it reads the
 * entries that name one of them and no others.
 */
export function turnoverWithParties(
  { sql }: Reader,
  accounts: readonly string[],
  parties: readonly string[],
  { from, to }: Days,
): Minor {
  return sql
    .exec<{ amount: number }>(
      `select coalesce(sum(amount), 0) as amount from (
         select line.credit - line.debit as amount,
           coalesce(line.party_id, case source_kind when 'tillSession' then null
             else (select party_id from journal_lines
               where entry_sequence = sequence and party_id is not null
               order by position limit 1) end) as partyId
         from (select distinct entry_sequence from journal_lines
           where party_id in (select value from json_each(?1)) and date >= ?3 and date <= ?4) as named
         cross join journal_entries on sequence = named.entry_sequence
         cross join journal_lines as line on line.entry_sequence = sequence
         where line.account in (select value from json_each(?2)) and source_kind <> 'yearEnd')
       where partyId in (select value from json_each(?1))`,
      JSON.stringify(parties),
      JSON.stringify(accounts),
      from,
      to,
    )
    .one().amount
}

/**
 * Turnover of the lines with a tax code by code and account. `base` is what the tax was worked out
 * of, debit less credit: less than a cost that holds tax which is not recovered.
 */
export type TaxTurnover = {
  taxCode: string
  account: string
  debit: Minor
  credit: Minor
  base: Minor
}

/** Lines of some days in entries up to one, and those of earlier days in entries after another. */
export type TaxScope = Days & {
  until?: number
  late?: (Days & { after: number }) | null
  /** Lines that are left out, because their tax is due as they are paid. */
  without?: TaxOnPayment
}

/** Documents of which tax is due as they are paid. */
export type TaxOnPayment = {
  /** Tax codes that are due so. */
  codes: readonly string[]
  /** Kinds of source that open items. */
  kinds: readonly string[]
  /** Days of the documents. */
  spans: readonly Days[]
  /** Sources of the entries by which such documents were written off. */
  writeOffs: readonly string[]
  /** Kinds of source that count whatever their day. */
  always: readonly string[]
}

export function turnoverByTax({ sql }: Reader, scope: TaxScope): TaxTurnover[] {
  return sql
    .exec<TaxTurnover>(
      `select tax_code as taxCode, account, sum(debit) as debit, sum(credit) as credit,
         sum(coalesce(tax_base, debit - credit)) as base
       from journal_lines as line where tax_code is not null and ${inTaxScope(scope)}
       group by tax_code, account order by tax_code, account`,
      ...boundOf(scope),
    )
    .toArray()
}

type OfSources = { kinds: readonly string[]; accounts: readonly string[] }

export type SourceTurnover = {
  date: string
  account: string
  /** Of the entry, where it was asked for and a line of it names one. */
  partyId: string | null
  /** Of the document, where it was asked for; else empty. */
  sourceId: string
  /** Debit less credit, minor units of the base currency. */
  amount: Minor
  entries: number
}

/** What documents of some kinds posted to some accounts by day and account, and by party or document. */
export function turnoverOfSources(
  { sql }: Reader,
  {
    kinds,
    accounts,
    from,
    to,
    byParty = false,
    bySource = false,
  }: Days & OfSources & { byParty?: boolean; bySource?: boolean },
): SourceTurnover[] {
  const query = byParty || bySource ? ofEntries({ byParty, bySource }) : ofDays
  const lists = [kinds, accounts].map((list) => JSON.stringify(list))
  return sql.exec<SourceTurnover>(query, from, to, ...lists).toArray()
}

const ofDays = `select date, account, null as partyId, '' as sourceId,
    sum(debit - credit) as amount, sum(entries) as entries
  from json_each(?3) as kind cross join kind_days on source_kind = kind.value
  where date >= ?1 and date <= ?2 and account in (select value from json_each(?4))
  group by date, account`

/** Kind by kind in the order of its index: the store would else begin with all lines of the accounts. */
function ofEntries({ byParty, bySource }: { byParty: boolean; bySource: boolean }): string {
  const party = `(select party_id from journal_lines
    where entry_sequence = entry.sequence and party_id is not null
    order by position limit 1)`
  return `select date, account, partyId, sourceId, sum(amount) as amount, count(*) as entries from (
      select ${bySource ? 'entry.source_id' : "''"} as sourceId, entry.date, line.account,
        sum(line.debit - line.credit) as amount, ${byParty ? party : 'null'} as partyId
      from json_each(?3) as kind
      cross join journal_entries as entry on entry.source_kind = kind.value
      cross join journal_lines as line on line.entry_sequence = entry.sequence
      where entry.date >= ?1 and entry.date <= ?2
        and line.account in (select value from json_each(?4))
      group by entry.sequence, line.account)
    group by 1, 2, 3, 4`
}

/** What an entry of a document posted to some accounts, debit less credit. */
export type SourceEntry = {
  sourceKind: string
  sourceId: string
  date: string
  memo: string
  amount: Minor
}

/** As `turnoverOfSources`, entry by entry. */
export function entriesOfSources(
  { sql }: Reader,
  { kinds, accounts, from, to }: Days & OfSources,
): SourceEntry[] {
  return sql
    .exec<SourceEntry>(
      `select entry.source_kind as sourceKind, entry.source_id as sourceId, entry.date, entry.memo,
         sum(line.debit - line.credit) as amount
       from json_each(?3) as kind
       cross join journal_entries as entry on entry.source_kind = kind.value
       cross join journal_lines as line on line.entry_sequence = entry.sequence
       where entry.date >= ?1 and entry.date <= ?2
         and line.account in (select value from json_each(?4))
       group by entry.sequence order by entry.sequence`,
      from,
      to,
      JSON.stringify(kinds),
      JSON.stringify(accounts),
    )
    .toArray()
}

/** The entry of the journal that was posted last, 0 before the first. */
export function lastSequence({ sql }: Reader): number {
  return sql
    .exec<{ last: number }>('select coalesce(max(sequence), 0) as last from journal_entries')
    .one().last
}

/** Of lines called `line`; takes what `boundOf` gives. */
export function inTaxScope({ without }: TaxScope): string {
  const isInDays = `line.entry_sequence <= ?1 and (line.date >= ?2 and line.date <= ?3
    or line.date >= ?4 and line.date <= ?5 and line.entry_sequence > ?6)`
  if (!without) return isInDays
  return `${isInDays} and not (line.tax_code in (select value from json_each(?7)) and exists (
    select 1 from journal_entries as own
    left join journal_entries as reversed on reversed.id = own.reverses_id
    where own.sequence = line.entry_sequence and (
      own.source_id in (select value from json_each(?10))
      or own.source_kind in (select value from json_each(?8))
      and (own.source_kind in (select value from json_each(?11))
        or exists (select 1 from json_each(?9) as span
          where coalesce(reversed.date, own.date)
            between span.value ->> 'from' and span.value ->> 'to'))
      and exists (select 1 from journal_lines as other
        where other.entry_sequence = own.sequence and other.open_item_id is not null))))`
}

export function boundOf(scope: TaxScope): (string | number)[] {
  const { from, to, until, late, without } = scope
  const never = { from: '9999', to: '0000', after: 0 }
  const { from: lateFrom, to: lateTo, after } = late ?? never
  const days = [until ?? Number.MAX_SAFE_INTEGER, from, to, lateFrom, lateTo, after]
  if (!without) return days
  const { codes, kinds, spans, writeOffs, always } = without
  return [...days, ...[codes, kinds, spans, writeOffs, always].map((list) => JSON.stringify(list))]
}
