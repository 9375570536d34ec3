import { ageBuckets, type OpenItemRow, type OpenItemsQuery } from '#contract/settlement.ts'
import { type PageStart, pageOfRows, pageStart } from '../../firm/cursor.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { namesOfParties } from '../parties/views.ts'
import { dueDatesOf, edgesOf } from './ageing.ts'
import { itemsAsOf, itemsNow, sideOf } from './items-as-of.ts'
import { openByCurrency } from './party-ages.ts'

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
  const filter = { direction, side, asOf, partyId, currency, madeBy }
  const isAged = asOf !== undefined && bucket !== undefined
  const totals = openByCurrency(
    reader,
    { ...filter, edges: isAged ? edgesOf(asOf) : [] },
    isAged ? ageBuckets.indexOf(bucket) : undefined,
  )
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const { from, bound } = asOf === undefined ? itemsNow(filter) : itemsAsOf({ ...filter, asOf })
  const where = ['balance <> 0']
  const add = (text: (at: number) => string, ...values: string[]) => {
    where.push(text(bound.length + 1))
    bound.push(...values)
  }
  if (isAged) {
    const dates = dueDatesOf(bucket, asOf)
    add((at) => `due_date between ?${at} and ?${at + 1}`, dates.from, dates.to)
  }
  if (edge) {
    const sign = isBackward ? '<' : '>'
    add((at) => `(due_date, id) ${sign} (?${at}, ?${at + 1})`, String(edge.value), edge.id)
  }
  const order = isBackward ? 'desc' : 'asc'
  const found = from.flatMap((part) =>
    reader.sql
      .exec<Row>(
        `select id, party_id as partyId, direction, side, document_kind as documentKind,
           document_id as documentId, document_number as documentNumber, date, due_date as dueDate,
           currency, amount, balance, balance_base as balanceBase
         from ${part} where ${where.join(' and ')}
         order by due_date ${order}, id ${order} limit ${size + 1}`,
        ...bound,
      )
      .toArray(),
  )
  const sign = isBackward ? -1 : 1
  found.sort((one, other) => sign * compare(one, other))
  const rows = found.slice(0, size + 1)
  return { ...pageOf(reader, rows, start, size), totals, baseCurrency: base(reader) }
}

function compare(one: Row, other: Row): number {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1
  return one.id < other.id ? -1 : 1
}

function base(reader: Reader): string {
  return getFirmProfile(reader).baseCurrency
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
