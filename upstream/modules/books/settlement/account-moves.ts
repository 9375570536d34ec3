import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { addDays } from '../../../firm/calendar.ts'
import { type Keyset, pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'
import { partyBalances } from './party-ageing.ts'

type Account = { partyId: string; direction: 'receivable' | 'payable' }
type Span = Account & { from: string; to: string }
/** Which of the lines: after or before a cursor, or the first. */
export type MovesPage = {
  size: number
  after?: string | undefined
  before?: string | undefined
}
type Line = {
  date: string
  /** A document, one that was taken back, or an amount set against another currency or side. */
  change: 'document' | 'takenBack' | 'offset'
  documentKind: string
  documentId: string
  documentNumber: string
  dueDate: string
  amount: number
  balance: number
}
/** A line with what it is sorted by; ranks: document, taken back, offset. */
type Move = Omit<Line, 'balance'> & { currency: string; rank: number; id: string }
type Edge = [date: string, documentNumber: string, rank: number, id: string]

/** Cursors of the lines that follow and of those before, and the number of the first listed here. */
type Cursors = { next: string | null; previous: string | null; first: number }

export type AccountMoves = Cursors & {
  /** What is listed, in order, with the balance of its currency after it. */
  lines: (Line & { currency: string })[]
  /** Balances by currency before the first line that is listed. */
  carried: ReadonlyMap<string, number>
}

/**
 * What changed what a party owes from one day to another, a page of it. What was only put from one
 * of its items to another changes nothing, unless the other is in another currency or account. What
 * it costs follows the page and the lines of one day, not all that was ever posted.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function accountMoves(
  reader: Reader,
  span: Span,
  { size, after, before }: MovesPage,
): AccountMoves {
  const start = pageStart({ after, before })
  const from = start.edge && edgeOf(start.edge)
  const found = readMoves(reader, span, from, start.isBackward, size + 1)
  const { rows: moves, total: _, ...page } = pageOfRows(found, start, size, keyset)
  const [head] = moves
  const carried = head
    ? balancesBefore(reader, span, head)
    : partyBalances(reader, { ...span, asOf: addDays(span.from, -1) })
  const balances = new Map(carried)
  const lines = moves.map(({ rank: _rank, id: _id, ...move }) => {
    const balance = (balances.get(move.currency) ?? 0) + move.amount
    balances.set(move.currency, balance)
    return { ...move, balance }
  })
  return { lines, carried, ...page }
}

/** What was owed before a line: at the end of the day before, and by the lines of its day above it. */
function balancesBefore(reader: Reader, account: Account, line: Move): Map<string, number> {
  const { date } = line
  const balances = partyBalances(reader, { ...account, asOf: addDays(date, -1) })
  const ofDay = { ...account, from: date, to: date }
  for (const { currency, amount } of readMoves(reader, ofDay, keyOf(line), true)) {
    balances.set(currency, (balances.get(currency) ?? 0) + amount)
  }
  return balances
}

/** Lines after a key, or before it from the nearest on; the first `limit` of them, or all. */
function readMoves(
  { sql }: Reader,
  { partyId, direction, from, to }: Span,
  edge: Edge | undefined,
  isUpward: boolean,
  limit = -1,
): Move[] {
  const order = isUpward ? 'desc' : 'asc'
  const rows = parts.flatMap(({ source, date, number, rank, id, change, amount }) =>
    sql
      .exec<Move>(
        `select ${date} as date, ${change} as change, ${rank} as rank, ${id} as id,
           i.document_kind as documentKind, i.document_id as documentId,
           i.document_number as documentNumber, i.due_date as dueDate, i.currency,
           ${amount} as amount
         from ${source} and ${date} between ?3 and ?4
           ${edge ? `and (${date}, ${number}, ${rank}, ${id}) ${isUpward ? '<' : '>'} (?6, ?7, ?8, ?9)` : ''}
         order by ${date} ${order}, ${number} ${order}, ${id} ${order} limit ?5`,
        ...[partyId, direction, from, to, limit],
        ...(edge ?? []),
      )
      .toArray(),
  )
  const sign = isUpward ? -1 : 1
  rows.sort((one, other) => sign * compare(keyOf(one), keyOf(other)))
  return limit < 0 ? rows : rows.slice(0, limit)
}

const itemsOfAccount = 'open_items i indexed by'
const ofAccount = 'party_id = ?1 and direction = ?2'
const signed = "case i.side when 'debit' then i.amount else -i.amount end"
const ofItem = { number: 'i.document_number', id: 'i.id' }

/** Where lines come from; each is read in their order by an index. */
const parts = [
  {
    ...ofItem,
    rank: 0,
    change: "'document'",
    date: 'i.date',
    amount: signed,
    source: `${itemsOfAccount} open_items_by_account where ${ofAccount}`,
  },
  {
    ...ofItem,
    rank: 1,
    change: "'takenBack'",
    date: 'i.closed_date',
    amount: `-(${signed})`,
    source: `${itemsOfAccount} open_items_closed where ${ofAccount} and i.closed_date is not null`,
  },
  {
    rank: 2,
    change: "'offset'",
    date: 'o.date',
    amount: 'o.amount',
    number: 'o.document_number',
    id: "(o.id || ' ' || o.item_id)",
    source: `account_offsets o join open_items i on i.id = o.item_id
      where o.party_id = ?1 and o.direction = ?2`,
  },
]

function keyOf({ date, documentNumber, rank, id }: Move): Edge {
  return [date, documentNumber, rank, id]
}

/** By date, number, rank and id, as the store compares them. */
function compare(one: Edge, other: Edge): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? ''
    if (value !== against) return value < against ? -1 : 1
  }
  return 0
}

/** A key without its id, as one text: no part of it has a line break. */
const Key = z.tuple([DateOnly, z.string(), z.enum(['0', '1', '2']).transform(Number)])

function keyset({ date, documentNumber, rank, id }: Move) {
  return { value: [date, documentNumber, rank].join('\n'), id }
}

/** @throws AppError malformed */
function edgeOf({ value, id }: Keyset): Edge {
  const { success, data } = Key.safeParse(String(value).split('\n'))
  if (!success) throw new AppError('malformed', 'The cursor is not valid')
  return [...data, id]
}
