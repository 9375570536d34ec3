import { writeSearchEntry } from '../../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { putSearchEntry } from '../../../firm/records/index.ts'
import type { StockItem } from '../stock-items.ts'
import { planExpiryNotice } from './expiring.ts'

export type StoredLot = {
  rowNumber: number
  id: string
  itemId: string
  code: string
  expires: string
  /** On hand in all warehouses, ten-thousandths. */
  quantity: number
}

const selected =
  'select row_number as rowNumber, id, item_id as itemId, code, expires, quantity from stock_lots'

export function findLot({ sql }: Reader, id: string): StoredLot | undefined {
  return sql.exec<StoredLot>(`${selected} where id = ?`, id).toArray()[0]
}

/** The batch or serial number of an item with a code. */
export function lotOfCode({ sql }: Reader, itemId: string, code: string): StoredLot | undefined {
  return sql
    .exec<StoredLot>(`${selected} where item_id = ? and code = ?`, itemId, code)
    .toArray()[0]
}

/** Adds a batch or serial number of an item, of which nothing is there yet. */
export function insertLot(
  writer: Writer,
  context: FirmContext,
  item: StockItem,
  { code, expires }: Pick<StoredLot, 'code' | 'expires'>,
): StoredLot {
  const lot = { id: context.newId(), itemId: item.id, code, expires, quantity: 0 }
  const { rowNumber } = writer.sql
    .exec<{ rowNumber: number }>(
      `insert into stock_lots (id, item_id, code, expires) values (?, ?, ?, ?)
       returning row_number as rowNumber`,
      ...[lot.id, lot.itemId, code, expires],
    )
    .one()
  indexLot(writer, item, { ...lot, rowNumber })
  planExpiryNotice(writer, context, expires)
  return { ...lot, rowNumber }
}

export function setLotFacts(
  writer: Writer,
  context: FirmContext,
  item: StockItem,
  lot: StoredLot,
  { code, expires }: Pick<StoredLot, 'code' | 'expires'>,
): void {
  writer.sql.exec('update stock_lots set code = ?, expires = ? where id = ?', code, expires, lot.id)
  indexLot(writer, item, { ...lot, code })
  if (expires !== lot.expires) planExpiryNotice(writer, context, expires)
}

/** It is found by its code and by its item. */
function indexLot(writer: Writer, item: StockItem, { rowNumber, id, code }: StoredLot): void {
  const itemWords = `${item.sku} ${item.name}`.trim()
  writeSearchEntry(writer, 'stock_lots_search', rowNumber, { code, item: itemWords })
  putSearchEntry(writer, { kind: 'stockLot', id, title: code, subtitle: itemWords })
}

/** The move that a share of a batch belongs to. */
export type LotMove = {
  id: string
  documentId: string
  itemId: string
  warehouseId: string
  date: string
}

/** Notes how much of a batch or serial number a move is; below zero it goes out. */
export function insertLotMove(
  { sql }: Writer,
  { id, documentId, itemId, warehouseId, date }: LotMove,
  lotId: string,
  quantity: number,
): void {
  sql.exec(
    `insert into stock_lot_moves (lot_id, item_id, move_id, document_id, warehouse_id, date, quantity)
     values (?, ?, ?, ?, ?, ?, ?)`,
    ...[lotId, itemId, id, documentId, warehouseId, date, quantity],
  )
  sql.exec(
    `insert into stock_lot_balances (lot_id, warehouse_id, item_id, quantity) values (?, ?, ?, ?)
     on conflict do update set quantity = quantity + excluded.quantity`,
    ...[lotId, warehouseId, itemId, quantity],
  )
  sql.exec(
    `update stock_lots set quantity = quantity + ?1, is_there = (quantity + ?1 <> 0) where id = ?2`,
    ...[quantity, lotId],
  )
}

/** Says how much of a move has no batch or serial number yet, with the move's sign. */
export function setGap(
  { sql }: Writer,
  { id, documentId, date }: Pick<LotMove, 'id' | 'documentId' | 'date'>,
  quantity: number,
): void {
  if (quantity === 0) sql.exec('delete from stock_lot_gaps where move_id = ?', id)
  else {
    sql.exec(
      `insert into stock_lot_gaps (move_id, document_id, date, quantity) values (?, ?, ?, ?)
       on conflict do update set quantity = excluded.quantity`,
      ...[id, documentId, date, quantity],
    )
  }
}

export function gapOf({ sql }: Reader, moveId: string): number {
  const query = 'select quantity from stock_lot_gaps where move_id = ?'
  const [row] = sql.exec<{ quantity: number }>(query, moveId)
  return row?.quantity ?? 0
}
