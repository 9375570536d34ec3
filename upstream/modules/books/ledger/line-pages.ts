import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { type InCentres, inCentres, notClosing } from './in-centres.ts'
import { type Chosen, chosenLines } from './kept-lines.ts'
import { allEntries } from './known.ts'
import { boundOf, inTaxScope, type TaxScope } from './turnover-by.ts'

/** A line as the general ledger and the journal print it. */
export type PrintedLine = {
  entryId: string
  sequence: number
  date: string
  memo: string
  sourceKind: string
  sourceId: string
  account: string
  debit: Minor
  credit: Minor
  costCentreId: string | null
}

type Days = { from: string; to: string }
/** Sequences of the last entry that counts, and of the last one before those that do. */
type Known = { upTo?: number | undefined; after?: number | undefined }
type Piece = { limit: number; offset: number }
/** Whether the entries that close years belong to it; statements of a period leave them out. */
type Closings = { withClosings: boolean }
/** The cost centres that count; all lines where there are none. */
type Centres = { centres?: InCentres | undefined }

const entriesOnPage = 200

const closings = (withClosings: boolean) => (withClosings ? '' : notClosing)

export const selectedLine = `select entry.id as entryId, entry.sequence, line.date, entry.memo,
  entry.source_kind as sourceKind, entry.source_id as sourceId, line.account, line.debit,
  line.credit, line.cost_centre_id as costCentreId`

/** Lines of one account in a span, oldest first, each with what was posted in the span until then. */
export function linesOfAccount(
  { sql }: Reader,
  {
    account,
    from,
    to,
    withClosings,
    limit,
    offset,
    upTo = allEntries,
    ...asked
  }: Days & Piece & Closings & Known & Chosen & { account: string },
): (PrintedLine & { running: Minor })[] {
  const { where, bound } = chosenLines(asked)
  const chosen = `from journal_lines
    where account = ? and date >= ? and date <= ? and entry_sequence <= ? ${where}
      ${closings(withClosings)}
    order by date, entry_sequence, position`
  const values = [account, from, to, upTo, ...bound]
  // What stands before the page is added up by itself: with each line it took all lines of the account.
  let running = sql
    .exec<{ sum: number }>(
      `select coalesce(sum(amount), 0) as sum
       from (select debit - credit as amount ${chosen} limit ?)`,
      ...values,
      offset,
    )
    .one().sum
  return sql
    .exec<PrintedLine>(
      `${selectedLine} from (select * ${chosen} limit ? offset ?) as line
       join journal_entries as entry on entry.sequence = line.entry_sequence
       order by line.date, line.entry_sequence, line.position`,
      ...values,
      limit,
      offset,
    )
    .toArray()
    .map((line) => {
      running += line.debit - line.credit
      return { ...line, running }
    })
}

/** How many lines each account has in a span; of some accounts, where they are named. */
export function countLines(
  { sql }: Reader,
  {
    from,
    to,
    withClosings,
    upTo = allEntries,
    accounts,
    ...asked
  }: Days & Closings & Known & Chosen & { accounts?: readonly string[] | undefined },
): Map<string, number> {
  const isKept = upTo === allEntries && !asked.centres && !asked.kept && withClosings
  const { where, bound } = chosenLines(asked)
  const ofAccounts = accounts && !isKept ? 'and account in (select value from json_each(?))' : ''
  const named = ofAccounts ? [JSON.stringify(accounts)] : []
  const query = isKept
    ? 'select account, sum(lines) as count from account_days where date >= ? and date <= ?'
    : `select account, count(*) as count from journal_lines
       where date >= ? and date <= ? and entry_sequence <= ? ${ofAccounts} ${where}
         ${closings(withClosings)}`
  const rows = sql.exec<{ account: string; count: number }>(
    `${query} group by account`,
    ...(isKept ? [from, to] : [from, to, upTo, ...named, ...bound]),
  )
  return new Map(rows.toArray().map(({ account, count }) => [account, count]))
}

/** A line with whom and which tax it is about. */
export type JournalLine = PrintedLine & {
  partyId: string | null
  openItemId: string | null
  taxCode: string | null
}

/** All lines of a span, in the order of their dates and entries. */
export function linesInOrder(
  { sql }: Reader,
  {
    from,
    to,
    limit,
    offset,
    upTo = allEntries,
    after = 0,
    centres,
  }: Days & Piece & Known & Centres,
): JournalLine[] {
  const { where, bound } = inCentres(centres)
  return sql
    .exec<JournalLine>(
      // By the days' index, in whose order they are asked for: by the sequence, all would be sorted.
      `${selectedLine}, line.party_id as partyId, line.open_item_id as openItemId,
       line.tax_code as taxCode from journal_entries as entry
       join journal_lines as line on line.entry_sequence = entry.sequence
       where entry.date >= ? and entry.date <= ? and +entry.sequence > ? and +entry.sequence <= ?
         ${where}
       order by entry.date, entry.sequence, line.position limit ? offset ?`,
      from,
      to,
      after,
      upTo,
      ...bound,
      limit,
      offset,
    )
    .toArray()
}

/**
 * The same lines up to an entry, the lines of some hundred entries at a time: nothing is held open
 * between two pages, and as no entry changes, they are of one instant however long they are read.
 */
export function* linePages(
  { sql }: Reader,
  { from, to, upTo }: Days & { upTo: number },
): Generator<JournalLine[]> {
  for (let edge = { date: from, sequence: 0 }; ; ) {
    const entries = sql
      .exec<{ date: string; sequence: number }>(
        `select date, sequence from journal_entries
         where date >= ?1 and date <= ?2 and (date, sequence) > (?1, ?3) and sequence <= ?4
         order by date, sequence limit ${entriesOnPage}`,
        edge.date,
        to,
        edge.sequence,
        upTo,
      )
      .toArray()
    const last = entries.at(-1)
    if (!last) return
    edge = last
    yield linesOfEntries(
      { sql },
      entries.map(({ sequence }) => sequence),
    )
  }
}

function linesOfEntries({ sql }: Pick<Reader, 'sql'>, sequences: readonly number[]): JournalLine[] {
  return sql
    .exec<JournalLine>(
      `${selectedLine}, line.party_id as partyId, line.open_item_id as openItemId,
       line.tax_code as taxCode from json_each(?) as place
       join journal_entries as entry on entry.sequence = place.value
       join journal_lines as line on line.entry_sequence = entry.sequence
       order by place.key, line.position`,
      JSON.stringify(sequences),
    )
    .toArray()
}

/** Which lines carry tax: those of a scope with one of some codes on one of some accounts. */
type TaxedLines = { scope: TaxScope; pairs: readonly { taxCode: string; account: string }[] }
type TaxedLine = PrintedLine & { taxCode: string; taxBase: Minor | null }

/** Of as many lines as there are. */
const noLimit = -1

/** Every line with one of the tax codes on one of the accounts, oldest first: for sums, which lack none. */
export function allLinesOfTax(reader: Reader, asked: TaxedLines): TaxedLine[] {
  return linesOfTax(reader, { ...asked, limit: noLimit, offset: 0 })
}

/** A page of the lines with one of the tax codes on one of the accounts, oldest first. */
export function linesOfTax(
  { sql }: Reader,
  { pairs, scope, limit, offset }: Piece & TaxedLines,
): TaxedLine[] {
  const bound = boundOf(scope)
  const at = (place: number) => `?${bound.length + place}`
  const keys = JSON.stringify(pairs.map(({ taxCode, account }) => [taxCode, account]))
  return sql
    .exec<TaxedLine>(
      // The page is found in the index alone; whole lines and their entries are read of it only.
      `${selectedLine}, line.tax_code as taxCode, line.tax_base as taxBase
       from (
         select line.date, line.entry_sequence, line.position from json_each(${at(1)}) as pair
         cross join journal_lines as line
           on line.tax_code = pair.value ->> 0 and line.account = pair.value ->> 1
         where ${inTaxScope(scope)}
         order by 1, 2, 3 limit ${at(2)} offset ${at(3)}) as place
       cross join journal_lines as line on line.entry_sequence = place.entry_sequence
         and line.position = place.position
       cross join journal_entries as entry on entry.sequence = line.entry_sequence
       order by place.date, place.entry_sequence, place.position`,
      ...bound,
      keys,
      limit,
      offset,
    )
    .toArray()
}

/** The days of the first and the last entry; undefined before there is one. */
export function postedDays({ sql }: Reader): Days | undefined {
  const { from, to } = sql
    .exec<{ from: string | null; to: string | null }>(
      // Asked in one, they would read every entry; each alone takes an end of the index.
      `select (select min(date) from journal_entries) as "from",
         (select max(date) from journal_entries) as "to"`,
    )
    .one()
  return from && to ? { from, to } : undefined
}
