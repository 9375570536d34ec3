import type { AccountLine } from '#contract/books/ledger.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'
import { getAccount } from './account-reader.ts'
import { balanceUntil } from './balances.ts'

type LineRow = {
  sequence: number
  position: number
  entryId: string
  date: string
  memo: string
  kind: string
  sourceId: string
  debit: number
  credit: number
}

type Query = PageQuery & {
  accountCode: string
  from?: string | undefined
  to?: string | undefined
}

/**
 * A page of an account's lines by date, newest first, each with the balance after it.
 * @throws AppError not_found; malformed for a cursor that is none of ours
 */
export function listAccountLines(reader: Reader, query: Query) {
  const { accountCode: code, after, before, size } = query
  getAccount(reader, code)
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const found = readLines(reader, query, edge && [String(edge.value), edge.id], isBackward)
  const page = pageOfRows(found, start, size, ({ date, sequence, position }) => ({
    value: date,
    id: `${sequence}.${position}`,
  }))
  return { ...page, rows: withBalances(reader, code, page.rows) }
}

function readLines(
  { sql }: Reader,
  { accountCode, from = '', to = '9999', size }: Query,
  edge: readonly [date: string, place: string] | undefined,
  isUpward: boolean,
): LineRow[] {
  const direction = isUpward ? 'asc' : 'desc'
  const [sequence = '0', position = '0'] = edge?.[1].split('.') ?? []
  return sql
    .exec<LineRow>(
      `select line.entry_sequence as sequence, line.position, entry.id as entryId, line.date,
         entry.memo, entry.source_kind as kind, entry.source_id as sourceId, line.debit, line.credit
       from journal_lines as line join journal_entries as entry on entry.sequence = entry_sequence
       where account = ? and line.date >= ? and line.date <= ?
         and (line.date, entry_sequence, position) ${isUpward ? '>' : '<'} (?, ?, ?)
       order by line.date ${direction}, entry_sequence ${direction}, position ${direction} limit ?`,
      accountCode,
      from,
      to,
      edge?.[0] ?? (isUpward ? '' : '9999'),
      Number(sequence),
      Number(position),
      size + 1,
    )
    .toArray()
}

/** From the balance at the end of the newest line's day, line by line back. */
function withBalances(reader: Reader, code: string, lines: readonly LineRow[]): AccountLine[] {
  const [head] = lines
  if (!head) return []
  let balance = balanceUntil(reader, code, head.date) - laterThatDay(reader, code, head)
  return lines.map(({ kind, sourceId, position: _, ...line }) => {
    const row = { ...line, source: { kind, id: sourceId }, balance }
    balance -= line.debit - line.credit
    return { ...row, against: accountsAgainst(reader, line.sequence, code) }
  })
}

function laterThatDay({ sql }: Reader, code: string, line: LineRow): number {
  return sql
    .exec<{ balance: number }>(
      `select coalesce(sum(debit - credit), 0) as balance from journal_lines
       where account = ? and date = ? and (entry_sequence, position) > (?, ?)`,
      code,
      line.date,
      line.sequence,
      line.position,
    )
    .one().balance
}

function accountsAgainst({ sql }: Reader, sequence: number, code: string): string[] {
  return sql
    .exec<{ account: string }>(
      `select distinct account from journal_lines where entry_sequence = ? and account <> ?
       order by position`,
      sequence,
      code,
    )
    .toArray()
    .map(({ account }) => account)
}
