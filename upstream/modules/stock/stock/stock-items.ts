import type { Item } from '#contract/catalogue/items.ts'
import { AppError } from '#contract/core/errors.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { itemOfBarcode } from '../../catalogue/items/index.ts'
import { unitsOf } from './quantity.ts'
import type { stockItemsTable } from './tables.ts'
import { getWarehouse } from './warehouses.ts'

export type StockItem = typeof stockItemsTable.$inferSelect

const selected = `select row_number as rowNumber, id, name, sku, unit, cost_method as costMethod,
  reorder_level as reorderLevel, reorder_quantity as reorderQuantity, surplus_percent as surplusPercent, shelf, is_listed as isListed, is_kit as isKit, tracking,
  quantity, value, reserved, expected from stock_items`

/** @throws AppError not_found for an item that is not kept in stock */
export function getStockItem(reader: Reader, itemId: string): StockItem {
  const item = findStockItem(reader, itemId)
  if (!item) throw new AppError('not_found', 'No such item in stock')
  return item
}

export function findStockItem({ sql }: Reader, itemId: string): StockItem | undefined {
  return sql.exec<StockItem>(`${selected} where id = ?`, itemId).toArray()[0]
}

/** Items in stock by id. */
export function stockItems({ sql }: Reader, ids: readonly string[]): Map<string, StockItem> {
  const rows = sql.exec<StockItem>(
    `${selected} where id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map((item) => [item.id, item]))
}

/** Items that an id, a barcode, a code or a whole name means, two at most. */
export function matchStockItems(reader: Reader, text: string): StockItem[] {
  const { sql } = reader
  const known = findStockItem(reader, itemOfBarcode(reader, text) ?? text)
  if (known) return [known]
  const bySku = sql
    .exec<StockItem>(`${selected} where is_listed = 1 and sku = ? limit 2`, text)
    .toArray()
  if (bySku.length > 0) return bySku
  return sql
    .exec<StockItem>(`${selected} where is_listed = 1 and name = ? collate nocase limit 2`, text)
    .toArray()
}

/** Whether the item ever moved, so that its cost method and kind are fixed. */
export function hasMoves({ sql }: Reader, itemId: string): boolean {
  const rows = sql.exec('select 1 from stock_moves where item_id = ? limit 1', itemId)
  return rows.toArray().length > 0
}

/** Repeats here what the item says of itself. */
export function writeStockItem(writer: Writer, context: FirmContext, item: Item): void {
  // Its variants are kept in its place.
  if (item.isParent) {
    removeStockItem(writer, item.id)
    return
  }
  const isKit = item.kind === 'kit'
  const isCounted = item.kind === 'stock' || (isKit && item.kitStock === 'assembled')
  const isListed = isCounted && !item.isArchived
  if (!isListed && !isKit && !findStockItem(writer, item.id)) return
  writer.sql.exec(
    `insert into stock_items (id, name, sku, unit, cost_method, reorder_level, reorder_quantity,
       shelf, is_listed, is_kit, tracking, surplus_percent)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'unlisted', ?8, ?9, ?10, ?11)
     on conflict (id) do update set name = ?2, sku = ?3, unit = ?4, cost_method = ?5,
       reorder_level = ?6, reorder_quantity = ?7, is_listed = ?8, is_kit = ?9, tracking = ?10,
       surplus_percent = ?11`,
    item.id,
    item.name,
    item.sku,
    item.unit,
    item.costMethod,
    unitsOf(item.reorderLevel || '0'),
    unitsOf(item.reorderQuantity || '0'),
    isListed ? 1 : 0,
    isKit ? 1 : 0,
    item.tracking,
    item.surplusPercent,
  )
  const { rowNumber } = getStockItem(writer, item.id)
  writeSearchEntry(writer, 'stock_search', rowNumber, { name: item.name, sku: item.sku })
  keepShelf(writer, context, item.id)
}

export function removeStockItem(writer: Writer, itemId: string): void {
  const item = findStockItem(writer, itemId)
  if (!item) return
  removeSearchEntry(writer, 'stock_search', item.rowNumber)
  writer.sql.exec('delete from stock_items where id = ?', itemId)
}

/** Says whether an item is below its reorder level now. */
export function keepShelf(writer: Writer, _: FirmContext, itemId: string): void {
  const item = getStockItem(writer, itemId)
  const isLow = item.reorderLevel > 0 && item.quantity - item.reserved < item.reorderLevel
  const shelf = item.isListed === 0 ? 'unlisted' : isLow ? 'low' : 'listed'
  if (shelf === item.shelf) return
  writer.sql.exec('update stock_items set shelf = ? where id = ?', shelf, itemId)
}

/** Says where in a warehouse an item lies. @throws AppError not_found */
export function setBin(writer: Writer, itemId: string, warehouseId: string, bin: string): void {
  const item = getStockItem(writer, itemId)
  const { name } = getWarehouse(writer, warehouseId)
  writer.sql.exec(
    `insert into stock_balances (item_id, warehouse_id, quantity, bin) values (?, ?, 0, ?)
     on conflict do update set bin = excluded.bin`,
    ...[itemId, warehouseId, bin],
  )
  const after = { bin: `${name} ${bin}` }
  writer.audit({ entity: 'item', entityId: itemId, action: 'bin', title: item.name, after })
}
