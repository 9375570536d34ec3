import { ageBuckets, type OpenItemRow, type OpenItemsQuery } from '#contract/books/settlement.ts'
import { type PageStart, pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { dueDatesOf, edgesOf } from './ageing.ts'
import { itemsAsOf, itemsNow, sideOf } from './items-as-of.ts'
import { countOpen } from './open-sums.ts'
import { openByCurrency } from './party-ages.ts'
import type { OpenItem } from './reader.ts'

type Row = Omit<OpenItemRow, 'partyName'>

/**
 * Open items of a direction, the earliest due first: as they are now, or as they were at the end
 * of a day. `credit` lists what was paid ahead instead of what is owed, `net` both, what was paid
 * ahead below zero.
 * @param whose.today the day from which it is counted how late something is, where an age is asked
 *   for and no day
 * @param whose.madeBy ids of the people whose items are meant; undefined for everybody's
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listOpenItems(
  reader: Reader,
  query: OpenItemsQuery,
  { today, madeBy }: Whose = {},
) {
  const { direction, asOf, bucket, after, before, size } = query
  // What was paid ahead has no age: of one, both sides are what is owed.
  const view = query.view === 'net' && bucket ? 'owed' : query.view
  const owed = sideOf(direction)
  const credit = otherSide(owed)
  const sides = { owed: [owed], credit: [credit], net: [owed, credit] } as const
  const day = asOf ?? today
  const dates = bucket && day ? dueDatesOf(bucket, day) : undefined
  const start = pageStart({ after, before })
  const found = sides[view].flatMap((side) =>
    rowsOf(reader, {
      ...query,
      side,
      madeBy,
      dates,
      start,
      size,
      isTaken: view === 'net' && side === credit,
    }),
  )
  const sign = start.isBackward ? -1 : 1
  found.sort((one, other) => sign * compare(one, other))
  return {
    ...pageOf(reader, found.slice(0, size + 1), start, size),
    totals: totalsOf(reader, { ...query, view }, { today, madeBy }),
    baseCurrency: getFirmProfile(reader).baseCurrency,
    count: countOf(reader, query, { sides: sides[view], dates, madeBy }),
  }
}

function otherSide(side: OpenItem['side']): OpenItem['side'] {
  return side === 'debit' ? 'credit' : 'debit'
}

type Whose = { today?: string | undefined; madeBy?: readonly string[] | undefined }
type Dates = { from: string; to: string } | undefined
type SideQuery = Pick<OpenItemsQuery, 'direction' | 'asOf' | 'partyId' | 'currency' | 'size'> & {
  side: OpenItem['side']
  madeBy: readonly string[] | undefined
  dates: Dates
  start: PageStart
  /** Whether its amounts are taken off, so that they are below zero. */
  isTaken: boolean
}

/** A page of the items of a side and one more, from where the page starts. */
function rowsOf(reader: Reader, query: SideQuery): Row[] {
  const { asOf, dates, start, size, isTaken } = query
  const { from, bound } = asOf === undefined ? itemsNow(query) : itemsAsOf({ ...query, asOf })
  const where = ['balance <> 0']
  const add = (text: (at: number) => string, ...values: string[]) => {
    where.push(text(bound.length + 1))
    bound.push(...values)
  }
  if (dates) add((at) => `due_date between ?${at} and ?${at + 1}`, dates.from, dates.to)
  const { edge, isBackward } = start
  if (edge) {
    const way = isBackward ? '<' : '>'
    add((at) => `(due_date, id) ${way} (?${at}, ?${at + 1})`, String(edge.value), edge.id)
  }
  const order = isBackward ? 'desc' : 'asc'
  const sign = isTaken ? '-' : ''
  return from.flatMap((part) =>
    reader.sql
      .exec<Row>(
        `select id, party_id as partyId, direction, side, document_kind as documentKind,
           document_id as documentId, document_number as documentNumber, date, due_date as dueDate,
           currency, ${sign}amount as amount, ${sign}balance as balance,
           ${sign}balance_base as balanceBase
         from ${part} where ${where.join(' and ')}
         order by due_date ${order}, id ${order} limit ${size + 1}`,
        ...bound,
      )
      .toArray(),
  )
}

const agesOf = {
  owed: [0, ageBuckets.length],
  credit: [-1, -1],
  net: [-1, ageBuckets.length],
} as const

/** What all that the filters leave comes to, by currency. */
function totalsOf(
  reader: Reader,
  { direction, view, asOf, partyId, currency, bucket }: OpenItemsQuery,
  { today, madeBy }: Whose,
) {
  const filter = { direction, asOf, partyId, currency, madeBy }
  const owed = sideOf(direction)
  const day = asOf ?? today
  if (bucket === undefined || day === undefined) {
    const [first, last] = agesOf[view]
    return openByCurrency(reader, { ...filter, side: owed, edges: [] }, { first, last })
  }
  const isOverdue = bucket === 'overdue'
  const first = isOverdue ? 1 : ageBuckets.indexOf(bucket)
  const last = isOverdue ? ageBuckets.length : first
  const side = view === 'credit' ? otherSide(owed) : owed
  return openByCurrency(reader, { ...filter, side, edges: edgesOf(day) }, { first, last })
}

/** From sums that are kept, which know neither days, parties nor people. */
function countOf(
  reader: Reader,
  { direction, asOf, partyId, currency }: OpenItemsQuery,
  {
    sides,
    dates,
    madeBy,
  }: { sides: readonly OpenItem['side'][]; dates: Dates; madeBy: readonly string[] | undefined },
): number | null {
  if (asOf !== undefined || partyId !== undefined || madeBy !== undefined) return null
  return sides.reduce(
    (sum, side) => sum + countOpen(reader, { direction, side, currency, ...dates }),
    0,
  )
}

function compare(one: Row, other: Row): number {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1
  return one.id < other.id ? -1 : 1
}

function pageOf(reader: Reader, found: readonly Row[], start: PageStart, size: number) {
  const page = pageOfRows(found, start, size, ({ dueDate, id }) => ({ value: dueDate, id }))
  const ids = page.rows.map(({ partyId }) => partyId)
  const names = namesOfParties(reader, ids)
  const rows = page.rows.map((row) => ({
    ...row,
    partyName: names.get(row.partyId) ?? row.partyId,
  }))
  return { ...page, rows }
}
