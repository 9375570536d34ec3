import { AppError } from '#contract/errors.ts'
import type { JournalEntry } from '#contract/ledger.ts'
import type { Reader } from '../../firm/store.ts'
import type { LineFacts } from './line-facts.ts'

export type StoredLine = { account: string; debit: number; credit: number } & LineFacts

type LineRow = {
  account: string
  debit: number
  credit: number
  party_id: string | null
  open_item_id: string | null
  tax_code: string | null
  tax_base: number | null
  currency: string | null
  amount: number | null
  dimension: string | null
}

export type StoredEntry = Omit<JournalEntry, 'lines'> & { reversesId: string | null }

type EntryRow = {
  sequence: number
  id: string
  date: string
  memo: string
  source_kind: string
  source_id: string
  reverses_id: string | null
  posted_at: string
}

/** Code of the account that the postings use for a role. @throws AppError unexpected */
export function accountFor({ sql }: Reader, role: string): string {
  const [row] = sql.exec<{ code: string }>('select code from accounts where role = ?', role)
  if (!row) throw new AppError('unexpected', `The chart has no account for ${role}`)
  return row.code
}

export function hasAccount({ sql }: Reader, code: string): boolean {
  return sql.exec('select 1 from accounts where code = ?', code).toArray().length > 0
}

/** Names by language of an account; its code alone where it has gone. */
export function accountName({ sql }: Reader, code: string): Record<string, string> {
  const [row] = sql.exec<{ name: string }>('select name from accounts where code = ?', code)
  return row ? JSON.parse(row.name) : {}
}

/** The last day that no longer takes postings, or null. */
export function lockDate({ sql }: Reader): string | null {
  const [row] = sql.exec<{ lock_date: string | null }>('select lock_date from firm')
  return row?.lock_date ?? null
}

export function nextSequence({ sql }: Reader): number {
  return sql
    .exec<{ next: number }>('select coalesce(max(sequence), 0) + 1 as next from journal_entries')
    .one().next
}

/** @throws AppError not_found */
export function getEntry({ sql }: Reader, entryId: string): StoredEntry {
  const [row] = sql.exec<EntryRow>('select * from journal_entries where id = ?', entryId)
  if (!row) throw new AppError('not_found', 'No such journal entry')
  return toEntry(row)
}

/** The entries a document or payment caused, oldest first. */
export function entriesOf({ sql }: Reader, sourceId: string): StoredEntry[] {
  return sql
    .exec<EntryRow>('select * from journal_entries where source_id = ? order by sequence', sourceId)
    .toArray()
    .map(toEntry)
}

export function isReversed({ sql }: Reader, { id, source }: StoredEntry): boolean {
  const found = sql.exec(
    'select 1 from journal_entries where source_id = ? and reverses_id = ?',
    source.id,
    id,
  )
  return found.toArray().length > 0
}

export function linesOf({ sql }: Reader, sequence: number): StoredLine[] {
  return sql
    .exec<LineRow>(
      `select account, debit, credit, party_id, open_item_id, tax_code, tax_base, currency, amount,
              dimension
       from journal_lines where entry_sequence = ? order by position`,
      sequence,
    )
    .toArray()
    .map(toLine)
}

/**
 * Entries, newest first, at most `limit`; only those that touch `account` where one is given.
 * `below` and `above` are sequences the page lies between.
 */
export function listStoredEntries(
  { sql }: Reader,
  query: { account?: string; below?: number; above?: number; limit: number },
): StoredEntry[] {
  const isUpward = query.above !== undefined
  const edge = query.above ?? query.below ?? Number.MAX_SAFE_INTEGER
  const compare = `sequence ${isUpward ? '>' : '<'} ?`
  const order = `order by sequence ${isUpward ? 'asc' : 'desc'} limit ?`
  const rows =
    query.account === undefined
      ? sql.exec<EntryRow>(
          `select * from journal_entries where ${compare} ${order}`,
          edge,
          query.limit,
        )
      : sql.exec<EntryRow>(
          `select * from journal_entries where sequence in (
             select distinct entry_sequence from journal_lines
             where account = ? and entry_${compare} order by entry_${order.slice(9)})
           ${order}`,
          query.account,
          edge,
          query.limit,
          query.limit,
        )
  const entries = rows.toArray().map(toEntry)
  return isUpward ? entries.reverse() : entries
}

/** Debit and credit of every account that was ever touched, from the sums by month. */
export function accountSums({ sql }: Reader): StoredLine[] {
  return sql
    .exec<{ account: string; debit: number; credit: number }>(
      `select account, sum(debit) as debit, sum(credit) as credit
       from account_months group by account order by account`,
    )
    .toArray()
}

function toLine({ account, debit, credit, ...row }: LineRow): StoredLine {
  const line: StoredLine = { account, debit, credit }
  if (row.party_id !== null) line.partyId = row.party_id
  if (row.open_item_id !== null) line.openItemId = row.open_item_id
  if (row.tax_code !== null) line.taxCode = row.tax_code
  if (row.tax_base !== null) line.taxBase = row.tax_base
  if (row.currency !== null) line.currency = row.currency
  if (row.amount !== null) line.amount = row.amount
  if (row.dimension !== null) line.dimension = row.dimension
  return line
}

function toEntry(row: EntryRow): StoredEntry {
  return {
    id: row.id,
    sequence: row.sequence,
    date: row.date,
    memo: row.memo,
    source: { kind: row.source_kind, id: row.source_id },
    postedAt: row.posted_at,
    reversesId: row.reverses_id,
  }
}
