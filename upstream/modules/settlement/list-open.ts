import type { OpenItemRow, OpenItemsQuery } from '#contract/settlement.ts'
import { decodeCursor, encodeCursor } from '../../firm/cursor.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { namesOfParties } from '../parties/views.ts'
import { dueDatesOf } from './ageing.ts'
import { itemsAsOf, madeByOneOf, sideOf } from './items-as-of.ts'

type Row = Omit<OpenItemRow, 'partyName'>

/**
 * Open items of a direction, the earliest due first: as they are now, or as they were at the end
 * of a day. `credit` lists what was paid ahead instead of what is owed.
 * @param madeBy ids of the people whose items are meant; undefined for everybody's
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listOpenItems(
  reader: Reader,
  { direction, view, asOf, partyId, currency, bucket, after, before, size }: OpenItemsQuery,
  madeBy?: readonly string[],
) {
  const owed = sideOf(direction)
  const side = view === 'owed' ? owed : owed === 'debit' ? 'credit' : 'debit'
  const past =
    asOf === undefined ? undefined : itemsAsOf({ direction, asOf, currency, partyId, madeBy })
  const where = ['side = ?', 'balance <> 0']
  const bound: string[] = [...(past?.bound ?? []), side]
  const add = (text: string, ...values: string[]) => {
    where.push(text)
    bound.push(...values)
  }
  if (!past) add('direction = ?', direction)
  if (!past && partyId !== undefined) add('party_id = ?', partyId)
  if (!past && currency !== undefined) add('currency = ?', currency)
  if (!past && madeBy !== undefined) add(madeByOneOf, JSON.stringify(madeBy))
  if (asOf !== undefined && bucket !== undefined) {
    const { from, to } = dueDatesOf(bucket, asOf)
    add('due_date between ? and ?', from, to)
  }
  const from = past ? `(${past.from})` : 'open_items'
  const totals = reader.sql
    .exec<{ currency: string; balance: number; balanceBase: number }>(
      `select currency, sum(balance) as balance, sum(balance_base) as balanceBase
       from ${from} where ${where.join(' and ')} group by currency order by currency`,
      ...bound,
    )
    .toArray()
  const cursor = before ?? after
  const edge = cursor === undefined ? undefined : decodeCursor(cursor)
  const isUpward = before !== undefined
  if (edge) add(`(due_date, id) ${isUpward ? '<' : '>'} (?, ?)`, String(edge.value), edge.id)
  const order = isUpward ? 'desc' : 'asc'
  const found = reader.sql
    .exec<Row>(
      `select id, party_id as partyId, direction, side, document_kind as documentKind,
         document_id as documentId, document_number as documentNumber, date, due_date as dueDate,
         currency, amount, balance, balance_base as balanceBase
       from ${from} where ${where.join(' and ')}
       order by due_date ${order}, id ${order} limit ?`,
      ...bound,
      size + 1,
    )
    .toArray()
  return { ...pageOf(reader, found, { isUpward, size, edge }), totals, baseCurrency: base(reader) }
}

function base(reader: Reader): string {
  return getFirmProfile(reader).baseCurrency
}

type Paging = { isUpward: boolean; size: number; edge: { position: number } | undefined }

function pageOf(reader: Reader, found: readonly Row[], { isUpward, size, edge }: Paging) {
  const hasMore = found.length > size
  const kept = found.slice(0, size)
  if (isUpward) kept.reverse()
  const names = namesOfParties(
    reader,
    kept.map(({ partyId }) => partyId),
  )
  const position = edge?.position ?? 0
  const first = isUpward ? Math.max(1, position - kept.length) : position + 1
  const [head, tail] = [kept[0], kept.at(-1)]
  const cursorOf = ({ dueDate, id }: Row, at: number) =>
    encodeCursor({ value: dueDate, id, position: at })
  return {
    rows: kept.map((row) => ({ ...row, partyName: names.get(row.partyId) ?? row.partyId })),
    next: (isUpward || hasMore) && tail ? cursorOf(tail, first + kept.length - 1) : null,
    previous: (isUpward ? hasMore : edge !== undefined) && head ? cursorOf(head, first) : null,
    first: kept.length === 0 ? 0 : first,
    total: null,
  }
}
