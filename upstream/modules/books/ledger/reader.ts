import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import type { LineFacts } from './line-facts.ts'

export type StoredLine = { account: string; debit: number; credit: number } & LineFacts

export type StoredEntry = {
  sequence: number
  id: string
  date: string
  memo: string
  source: { kind: string; id: string }
  reversesId: string | null
  postedAt: string
  postedBy: string
  documentHash: string | null
  exceptionId: string | null
  previousHash: string
  hash: string
}

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
  cost_centre_id: string | null
}

/** An entry as its table keeps it. */
export type EntryRow = {
  sequence: number
  id: string
  date: string
  memo: string
  source_kind: string
  source_id: string
  reverses_id: string | null
  posted_at: string
  posted_by: string
  document_hash: string | null
  exception_id: string | null
  previous_hash: string
  hash: string
}

/** What the next entry follows: the last one's sequence and hash, 0 and '' before the first. */
export function lastLink({ sql }: Reader): { sequence: number; hash: string } {
  const [row] = sql.exec<{ sequence: number; hash: string }>(
    'select sequence, hash from journal_entries order by sequence desc limit 1',
  )
  return row ?? { sequence: 0, hash: '' }
}

/** Whether anything was ever posted. */
export function hasPostings(reader: Reader): boolean {
  return lastLink(reader).sequence > 0
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

/** Id of the entry that took this one back, or null. */
export function reversalOf({ sql }: Reader, { id, source }: StoredEntry): string | null {
  const [row] = sql.exec<{ id: string }>(
    'select id from journal_entries where source_id = ? and reverses_id = ?',
    source.id,
    id,
  )
  return row?.id ?? null
}

export function linesOf({ sql }: Reader, sequence: number): StoredLine[] {
  return sql
    .exec<LineRow>(
      `select account, debit, credit, party_id, open_item_id, tax_code, tax_base, currency, amount,
              cost_centre_id
       from journal_lines where entry_sequence = ? order by position`,
      sequence,
    )
    .toArray()
    .map(toLine)
}

/** Lines of the entries after one sequence up to another, by sequence. */
export function linesBetween(
  { sql }: Reader,
  after: number,
  until: number,
): Map<number, StoredLine[]> {
  const lines = new Map<number, StoredLine[]>()
  const rows = sql.exec<LineRow & { entry_sequence: number }>(
    `select * from journal_lines where entry_sequence > ? and entry_sequence <= ?
     order by entry_sequence, position`,
    after,
    until,
  )
  for (const row of rows) {
    const others = lines.get(row.entry_sequence) ?? []
    others.push(toLine(row))
    lines.set(row.entry_sequence, others)
  }
  return lines
}

/** At most `limit` entries after a sequence, in the order of the chain. */
export function entriesAfter({ sql }: Reader, sequence: number, limit: number): StoredEntry[] {
  return sql
    .exec<EntryRow>(
      'select * from journal_entries where sequence > ? order by sequence limit ?',
      sequence,
      limit,
    )
    .toArray()
    .map(toEntry)
}

export type EntryQuery = {
  account?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** What the page lies before or after, in the order of date and sequence. */
  edge?: { date: string; sequence: number } | undefined
  /** An FTS5 query over the memo. */
  terms?: string | undefined
  isUpward: boolean
  limit: number
}

/** Entries by date, newest first, or oldest first where upward; at most `limit`, only those that touch `account` where given. */
export function listStoredEntries({ sql }: Reader, query: EntryQuery): StoredEntry[] {
  const { account, from = '', to = '9999', edge, terms, isUpward, limit } = query
  const direction = isUpward ? 'asc' : 'desc'
  const position = edge ?? { date: isUpward ? '' : '9999', sequence: 0 }
  const matching = (sequence: string) =>
    `date >= ? and date <= ? and (date, ${sequence}) ${isUpward ? '>' : '<'} (?, ?) ${
      terms === undefined
        ? ''
        : `and ${sequence} in (select rowid from journal_search where journal_search match ?)`
    } order by date ${direction}, ${sequence} ${direction} limit ?`
  const values = [from, to, position.date, position.sequence, ...(terms ? [terms] : []), limit]
  const rows =
    account === undefined
      ? sql.exec<EntryRow>(`select * from journal_entries where ${matching('sequence')}`, ...values)
      : sql.exec<EntryRow>(
          `select * from journal_entries where sequence in (
             select distinct entry_sequence from journal_lines
             where account = ? and ${matching('entry_sequence')})
           order by date ${direction}, sequence ${direction}`,
          account,
          ...values,
        )
  return rows.toArray().map(toEntry)
}

/** The line with those facts that it has. */
function toLine(row: LineRow): StoredLine {
  const { account, debit, credit } = row
  const line: StoredLine = { account, debit, credit }
  if (row.party_id !== null) line.partyId = row.party_id
  if (row.open_item_id !== null) line.openItemId = row.open_item_id
  if (row.tax_code !== null) line.taxCode = row.tax_code
  if (row.tax_base !== null) line.taxBase = row.tax_base
  if (row.currency !== null) line.currency = row.currency
  if (row.amount !== null) line.amount = row.amount
  if (row.cost_centre_id !== null) line.costCentreId = row.cost_centre_id
  return line
}

/** The entry of a row. */
export function toEntry(row: EntryRow): StoredEntry {
  return {
    sequence: row.sequence,
    id: row.id,
    date: row.date,
    memo: row.memo,
    source: { kind: row.source_kind, id: row.source_id },
    reversesId: row.reverses_id,
    postedAt: row.posted_at,
    postedBy: row.posted_by,
    documentHash: row.document_hash,
    exceptionId: row.exception_id,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}
