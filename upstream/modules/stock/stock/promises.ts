import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { Dated } from './promise-date.ts'
import { sumByItem } from './quantity.ts'
import { findStockItem, keepShelf } from './stock-items.ts'

type PromiseKind = 'reserved' | 'expected'
type Promised = { itemId: string; quantity: number }
/** So much of an item on a day. */
export type DatedItem = Dated & { itemId: string }

/**
 * Says what a record has promised of items from a day on, in place of what it promised before:
 * `reserved` for customers, `expected` from suppliers. Ten-thousandths; none ends the promise.
 * Items that are not kept in stock are passed over.
 */
export function setPromises(
  writer: Writer,
  context: FirmContext,
  source: { id: string; kind: PromiseKind; date: string },
  promised: readonly Promised[],
): void {
  const wanted = sumByItem(promised)
  const before = promisesOf(writer, source.id, source.kind)
  for (const itemId of new Set([...before.keys(), ...wanted.keys()])) {
    const change = (wanted.get(itemId) ?? 0) - (before.get(itemId) ?? 0)
    if (change === 0 || !findStockItem(writer, itemId)) continue
    add(writer, source, itemId, change)
    keepShelf(writer, context, itemId)
  }
}

function promisesOf({ sql }: Reader, sourceId: string, kind: PromiseKind): Map<string, number> {
  const rows = sql.exec<{ itemId: string; quantity: number }>(
    `select item_id as itemId, sum(quantity) as quantity from stock_promises
     where source_id = ? and kind = ? group by item_id`,
    sourceId,
    kind,
  )
  return new Map(rows.toArray().map(({ itemId, quantity }) => [itemId, quantity]))
}

function add(
  { sql }: Writer,
  { id, kind, date }: { id: string; kind: PromiseKind; date: string },
  itemId: string,
  change: number,
): void {
  sql.exec(
    `insert into stock_promises (item_id, kind, date, quantity, source_id)
     values (?, ?, ?, ?, ?)`,
    itemId,
    kind,
    date,
    change,
    id,
  )
  sql.exec(`update stock_items set ${kind} = ${kind} + ? where id = ?`, change, itemId)
}

/** What was promised of an item at the end of a day. */
export function promisedOn(
  { sql }: Reader,
  itemId: string,
  kind: PromiseKind,
  date: string,
): number {
  return sql
    .exec<{ quantity: number }>(
      `select coalesce(sum(quantity), 0) as quantity from stock_promises
       where item_id = ? and kind = ? and date <= ?`,
      itemId,
      kind,
      date,
    )
    .one().quantity
}

/** What is reserved, by item and by the record it is reserved for; of one item or of all. */
export function reservedBySource(
  { sql }: Reader,
  itemId?: string,
): { itemId: string; id: string; quantity: number }[] {
  const { where, params } = ofKind('reserved', itemId)
  return sql
    .exec<{ itemId: string; id: string; quantity: number }>(
      `select item_id as itemId, source_id as id, sum(quantity) as quantity from stock_promises
       where ${where} group by item_id, source_id having sum(quantity) > 0`,
      ...params,
    )
    .toArray()
}

/** What is expected, by item and day; of one item or of all. */
export function expectedByDay({ sql }: Reader, itemId?: string): DatedItem[] {
  const { where, params } = ofKind('expected', itemId)
  return sql
    .exec<DatedItem>(
      `select item_id as itemId, date, sum(quantity) as quantity from stock_promises
       where ${where} group by item_id, date having sum(quantity) > 0`,
      ...params,
    )
    .toArray()
}

/** Names an item only where one is asked for, so that its promises are found by their index. */
function ofKind(kind: PromiseKind, itemId?: string): { where: string; params: string[] } {
  return itemId === undefined
    ? { where: 'kind = ?', params: [kind] }
    : { where: 'item_id = ? and kind = ?', params: [itemId, kind] }
}
