import { eq } from 'drizzle-orm'
import type { PriceListInput } from '#contract/catalogue/price-lists.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { getStoredList } from './reader.ts'
import { priceListsTable } from './tables.ts'

/** A list as it is kept: ids in place of names. */
export type ListValues = Omit<PriceListInput, 'customers' | 'prices'> & {
  customerIds: readonly string[]
  prices: readonly { itemId: string; fromQuantity: string; unitPrice: string }[]
}

/** Gives the new id. */
export function insertPriceList(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { customerIds, prices, ...columns }: ListValues,
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  writer.db
    .insert(priceListsTable)
    .values({ ...columns, ...stamp, id, version: 1 })
    .run()
  keepParts(writer, id, { customerIds, prices })
  index(writer, id)
  return id
}

/** Writes a list anew; the caller has compared the version. */
export function changePriceList(
  writer: Writer,
  context: FirmContext,
  id: string,
  { customerIds, prices, ...columns }: ListValues & { version: number },
): void {
  set(writer, context, id, columns)
  keepParts(writer, id, { customerIds, prices })
  index(writer, id)
}

export function setArchived(
  writer: Writer,
  context: FirmContext,
  id: string,
  change: { isArchived: boolean; version: number },
): void {
  set(writer, context, id, change)
}

function set(
  { db }: Writer,
  { actor, now }: FirmContext,
  id: string,
  change: Partial<typeof priceListsTable.$inferInsert>,
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  db.update(priceListsTable)
    .set({ ...change, ...stamp })
    .where(eq(priceListsTable.id, id))
    .run()
}

function keepParts(
  { sql }: Writer,
  id: string,
  { customerIds, prices }: Pick<ListValues, 'customerIds' | 'prices'>,
): void {
  sql.exec('delete from price_list_customers where list_id = ?', id)
  sql.exec('delete from price_list_prices where list_id = ?', id)
  for (const customerId of customerIds) {
    sql.exec(
      'insert into price_list_customers (list_id, customer_id) values (?, ?)',
      id,
      customerId,
    )
  }
  for (const [position, { itemId, fromQuantity, unitPrice }] of prices.entries()) {
    sql.exec(
      `insert into price_list_prices (list_id, position, item_id, from_quantity, unit_price)
       values (?, ?, ?, ?, ?)`,
      id,
      position,
      itemId,
      fromQuantity,
      unitPrice,
    )
  }
  sql.exec(
    'update price_lists set customer_count = ?, price_count = ? where id = ?',
    customerIds.length,
    prices.length,
    id,
  )
}

function index(writer: Writer, id: string): void {
  const { rowNumber, name, tag, notes } = getStoredList(writer, id)
  writeSearchEntry(writer, 'price_lists_search', rowNumber, { name, notes: `${tag} ${notes}` })
  putSearchEntry(writer, { kind: 'priceList', id, title: name, text: `${tag} ${notes}` })
}
