import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { CountState, StockCount, StockCountInput } from '#contract/stock/stock-counts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getWarehouse } from '../stock/index.ts'
import { type Countable, listCountable } from '../stock/views.ts'
import { getStoredCount, type StoredCount, shownCount } from './reader.ts'
import { stockCountLinesTable, stockCountsTable } from './tables.ts'

/**
 * Begins a count with the items that its scope means.
 * @throws AppError invalid for a day that has not come or a warehouse that is not used
 */
export function beginCount(
  writer: Writer,
  context: FirmContext,
  { howMany, ...input }: StockCountInput,
): StockCount {
  const { actor, now, newId } = context
  if (input.date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  const { warehouseId } = input
  if (getWarehouse(writer, warehouseId).isArchived) {
    throw invalidField('warehouseId', 'unknownWarehouse')
  }
  const items = itemsFor(writer, input.scope, warehouseId, howMany)
  if (items.length === 0 && input.scope !== 'found') throw invalidField('scope', 'nothingToCount')
  const id = newId()
  const { number } = takeNumber(writer, { kind: 'stockCount', date: input.date })
  writer.db
    .insert(stockCountsTable)
    .values({
      ...input,
      id,
      number,
      state: 'counting',
      documentId: '',
      documentNumber: '',
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  for (const [position, { itemId, bin }] of items.entries()) {
    writer.db
      .insert(stockCountLinesTable)
      .values({ countId: id, itemId, position, bin, counted: null, expected: null })
      .run()
  }
  return logged(writer, context, id, 'create')
}

/** Ends the counting. @throws AppError not_found; conflict `countNotOpen` or `nothingCounted` */
export function finishCount(writer: Writer, context: FirmContext, id: string): StockCount {
  requireState(writer, id, 'counting')
  const query = 'select 1 from stock_count_lines where count_id = ? and counted is not null limit 1'
  if (writer.sql.exec(query, id).toArray().length === 0) throw refusal('nothingCounted')
  setState(writer, id, 'review')
  return logged(writer, context, id, 'finish')
}

/** Goes on with the counting, of items that are counted anew. @throws AppError not_found; conflict */
export function recount(
  writer: Writer,
  context: FirmContext,
  id: string,
  itemIds: readonly string[],
): StockCount {
  requireState(writer, id, 'review')
  const ids = JSON.stringify(itemIds)
  const which = 'count_id = ? and item_id in (select value from json_each(?))'
  writer.sql.exec(`delete from stock_count_entries where ${which}`, id, ids)
  writer.sql.exec(
    `update stock_count_lines set counted = null, expected = null where ${which}`,
    ...[id, ids],
  )
  setState(writer, id, 'counting')
  return logged(writer, context, id, 'recount')
}

/** Gives a count up. @throws AppError not_found; conflict when it is over */
export function cancelCount(writer: Writer, context: FirmContext, id: string): StockCount {
  requireState(writer, id, 'counting', 'review')
  setState(writer, id, 'cancelled')
  return logged(writer, context, id, 'cancel')
}

/** @throws AppError not_found; conflict `countNotOpen` when it is in none of these states */
export function requireState(reader: Reader, id: string, ...states: CountState[]): StoredCount {
  const count = getStoredCount(reader, id)
  if (!states.includes(count.state)) throw refusal('countNotOpen')
  return count
}

export function setState({ sql }: Writer, id: string, state: CountState): void {
  sql.exec('update stock_counts set state = ? where id = ?', state, id)
}

/** Writes what was done into the history. */
export function logged(
  writer: Writer,
  context: FirmContext,
  id: string,
  action: string,
): StockCount {
  const count = shownCount(writer, context, id)
  const { number, state, date, warehouse, items, counted } = count
  const after = { state, date, warehouse, counted: `${counted} / ${items}` }
  writer.audit({ entity: 'stockCount', entityId: id, action, title: number, after })
  return count
}

function itemsFor(
  reader: Reader,
  scope: StockCountInput['scope'],
  warehouseId: string,
  howMany: number,
): Countable[] {
  if (scope === 'found') return []
  if (scope !== 'cycle') return listCountable(reader, warehouseId, scope === 'all')
  const last = lastCounts(reader, warehouseId)
  const dateOf = ({ itemId }: Countable) => last.get(itemId) ?? ''
  const present = listCountable(reader, warehouseId, false)
  // What was never counted comes first, and of what waits equally long the dearest.
  const longest = present
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || b.value - a.value)
    .slice(0, howMany)
  const chosen = new Set(longest)
  return present.filter((one) => chosen.has(one))
}

/** The day on which each item was last counted in a warehouse. */
function lastCounts({ sql }: Reader, warehouseId: string): Map<string, string> {
  const rows = sql.exec<{ itemId: string; date: string }>(
    `select line.item_id as itemId, max(count.date) as date
     from stock_counts as count join stock_count_lines as line on line.count_id = count.id
     where count.state = 'posted' and count.warehouse_id = ? and line.counted is not null
     group by line.item_id`,
    warehouseId,
  )
  return new Map(rows.toArray().map(({ itemId, date }) => [itemId, date]))
}

const refusal: (reason: 'countNotOpen' | 'nothingCounted') => Error = conflictOf
