import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { CountEntryInput, StockCount, StockCountLine } from '#contract/stock/stock-counts.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { inOwnUnit, unitMeant } from '../../catalogue/items/index.ts'
import { matchStockItems, unitsOf } from '../stock/index.ts'
import { placeQuantityOn } from '../stock/views.ts'
import { requireState } from './counting.ts'
import { type StoredCount, type StoredLine, shownCount, shownLines } from './reader.ts'

/**
 * Adds what was found of an item to what was counted of it before; the barcode of a box counts what
 * is in it.
 * @throws AppError not_found; invalid at the item's field; conflict when nothing is counted any more
 */
export function enterCount(
  writer: Writer,
  context: FirmContext,
  id: string,
  { item: text, quantity }: CountEntryInput,
): { count: StockCount; line: StockCountLine } {
  const count = requireState(writer, id, 'counting')
  const found = matchStockItems(writer, text)
  const [item] = found
  if (!item) throw invalidField('item', 'unknownStockItem')
  if (found.length > 1) throw invalidField('item', 'severalItems')
  const size = unitMeant(writer, item, { text, unit: '' })?.size ?? '1'
  const { actor, now, newId } = context
  writer.sql.exec(
    `insert into stock_count_entries (id, count_id, item_id, quantity, created_at, created_by,
       created_by_name) values (?, ?, ?, ?, ?, ?, ?)`,
    ...[newId(), id, item.id, inOwnUnit(unitsOf(quantity), size)],
    ...[now.toISOString(), actor.userId, actor.userName],
  )
  addLine(writer, id, item.id)
  const line = addUp(writer, count, item.id)
  const [shown] = shownLines(writer, count, [line])
  if (!shown) throw new AppError('not_found', 'No such line')
  return { count: shownCount(writer, context, id), line: shown }
}

/**
 * Takes back one's own entry; who may adjust stock takes back those of others too.
 * @throws AppError not_found; conflict when nothing is counted any more
 */
export function removeEntry(
  writer: Writer,
  context: FirmContext,
  id: string,
  entryId: string,
): StockCount {
  const count = requireState(writer, id, 'counting')
  const isAnyones = isAllowed(context.actor, 'stock:adjust')
  const [entry] = writer.sql.exec<{ itemId: string }>(
    `delete from stock_count_entries where id = ? and count_id = ? and (created_by = ? or ?)
     returning item_id as itemId`,
    ...[entryId, id, context.actor.userId, isAnyones ? 1 : 0],
  )
  if (!entry) throw new AppError('not_found', 'No such entry')
  addUp(writer, count, entry.itemId)
  return shownCount(writer, context, id)
}

/** An item that nobody thought to be there comes last. */
function addLine({ sql }: Writer, countId: string, itemId: string): void {
  sql.exec(
    `insert into stock_count_lines (count_id, item_id, position, bin)
     values (?1, ?2, (select coalesce(max(position), -1) + 1 from stock_count_lines
       where count_id = ?1), '') on conflict do nothing`,
    ...[countId, itemId],
  )
}

/** What the books expect is read once, when an item is first counted. */
function addUp(writer: Writer, { id, warehouseId, date }: StoredCount, itemId: string): StoredLine {
  return writer.sql
    .exec<StoredLine>(
      `update stock_count_lines set counted = entries.sum,
         expected = case when entries.sum is null then null else coalesce(expected, ?3) end
       from (select sum(quantity) as sum from stock_count_entries
         where count_id = ?1 and item_id = ?2) as entries
       where count_id = ?1 and item_id = ?2
       returning item_id as itemId, bin, counted, expected`,
      ...[id, itemId, placeQuantityOn(writer, itemId, warehouseId, date)],
    )
    .one()
}
