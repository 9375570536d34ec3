import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { quantityText } from './quantity.ts'

export { receiptsOf, receivedCosts } from './received-costs.ts'
export { type SoldCost, soldCosts } from './sold-costs.ts'

/** What all stock is worth at the end of a day, minor units of the base currency. */
export function valueOn({ sql }: Reader, date: string): Minor {
  return sql
    .exec<{ value: number }>(
      'select coalesce(sum(value), 0) as value from stock_days where date <= ?',
      date,
    )
    .one().value
}

/** Whether stock was ever moved. */
export function hasMoved({ sql }: Reader): boolean {
  return sql.exec('select 1 from stock_days limit 1').toArray().length > 0
}

/** How many deliveries of invoices, orders and tickets are not done, dated until a day. */
export function countOpenDeliveries({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from stock_documents
       where kind = 'delivery' and state = 'open' and date <= ?`,
      date,
    )
    .one().count
}

/** How many items are below their reorder level now. */
export function countLowItems({ sql }: Reader): number {
  return sql
    .exec<{ count: number }>("select count(*) as count from stock_items where shelf = 'low'")
    .one().count
}

/** Of some items the ids of those that are kept in stock. */
export function stockItemIds({ sql }: Reader, ids: readonly string[]): Set<string> {
  const rows = sql.exec<{ id: string }>(
    'select id from stock_items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(ids)]),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

/** Of some items those kept in stock: how much lies in a warehouse now, as decimal text, and whether it runs low. */
export function onHandIn(
  { sql }: Reader,
  ids: readonly string[],
  warehouseId: string,
): Map<string, { onHand: string; isLow: boolean }> {
  const rows = sql.exec<{ id: string; quantity: number; isLow: number }>(
    `select item.id, coalesce(place.quantity, 0) as quantity,
       item.shelf = 'low' or coalesce(place.quantity, 0) <= 0 as isLow
     from stock_items as item
     left join stock_balances as place on place.item_id = item.id and place.warehouse_id = ?2
     where item.is_listed = 1 and item.is_kit = 0
       and item.id in (select value from json_each(?1))`,
    ...[JSON.stringify([...new Set(ids)]), warehouseId],
  )
  return new Map(
    rows
      .toArray()
      .map(({ id, quantity, isLow }) => [
        id,
        { onHand: quantityText(quantity), isLow: isLow === 1 },
      ]),
  )
}

/** The move by which a line of a receipt came in; undefined where there is none. */
export function moveOfLine({ sql }: Reader, documentId: string, line: number): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from stock_moves where document_id = ? and line = ? and quantity > 0 limit 1',
    documentId,
    line,
  )
  return row?.id
}

/** How much of an item lies in a warehouse at the end of a day, in ten-thousandths. */
export function placeQuantityOn(
  { sql }: Reader,
  itemId: string,
  warehouseId: string,
  date: string,
): number {
  const [row] = sql.exec<{ quantity: number }>(
    `select place_after as quantity from stock_moves
     where item_id = ? and warehouse_id = ? and date <= ?
     order by date desc, sequence desc limit 1`,
    ...[itemId, warehouseId, date],
  )
  return row?.quantity ?? 0
}

/** An item that may be counted in a warehouse: its value is that of the whole firm. */
export type Countable = { itemId: string; bin: string; value: number }

/** Items of a warehouse by bin and name: those that lie there, or all that are kept in stock. */
export function listCountable(
  { sql }: Reader,
  warehouseId: string,
  withAbsent: boolean,
): Countable[] {
  return sql
    .exec<Countable>(
      `select item.id as itemId, coalesce(place.bin, '') as bin, item.value
       from stock_items as item
       left join stock_balances as place on place.item_id = item.id and place.warehouse_id = ?
       where ${withAbsent ? 'item.is_listed = 1 or' : ''} coalesce(place.quantity, 0) <> 0
       order by bin = '', bin, item.name collate nocase, item.id`,
      warehouseId,
    )
    .toArray()
}

export type GoodsReceipt = {
  id: string
  number: string
  date: string
  partner: string
  /** What it put on the account of goods received, minor units of the base currency. */
  amount: number
}

/** Receipts of goods by what they posted to the account of goods received, the oldest first. */
export function goodsReceipts({ sql }: Reader): GoodsReceipt[] {
  return sql
    .exec<GoodsReceipt>(
      `select document.id, document.number, document.date, document.partner,
         sum(move.value + move.correction - coalesce(
           (select sum(amount) from stock_landed where move_id = move.id), 0)) as amount
       from stock_documents as document
       join stock_moves as move on move.document_id = document.id
       where document.kind = 'receipt' and move.counter = 'grni'
       group by document.id
       order by document.date, document.row_number`,
    )
    .toArray()
}
