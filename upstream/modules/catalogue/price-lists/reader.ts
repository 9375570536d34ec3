import { eq } from 'drizzle-orm'
import type { PriceList } from '#contract/catalogue/price-lists.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { namesToWrite } from '../items/index.ts'
import { priceListsTable } from './tables.ts'

/** @throws AppError not_found */
export function getStoredList({ db }: Reader, id: string): typeof priceListsTable.$inferSelect {
  const row = db.select().from(priceListsTable).where(eq(priceListsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such price list')
  return row
}

/** A list with whom it is for and its prices. @throws AppError not_found */
export function getPriceList(reader: Reader, id: string): PriceList {
  const { rowNumber: _, customerCount: __, priceCount: ___, ...list } = getStoredList(reader, id)
  const names = customersOf(reader, id).map((one) => ({ name: one.name }))
  const prices = pricesOf(reader, id)
  const itemNames = namesToWrite(
    reader,
    prices.map(({ itemId }) => itemId),
  )
  return {
    ...list,
    customers: names,
    prices: prices.map(({ itemId, ...price }) => ({ item: itemNames.get(itemId) ?? '', ...price })),
  }
}

/** The customers a list names, by name. */
export function customersOf(reader: Reader, listId: string): { id: string; name: string }[] {
  const ids = reader.sql
    .exec<{ id: string }>(
      'select customer_id as id from price_list_customers where list_id = ?',
      listId,
    )
    .toArray()
    .map(({ id }) => id)
  const names = namesOfParties(reader, ids)
  return ids
    .map((id) => ({ id, name: names.get(id) ?? '' }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

type StoredPrice = { itemId: string; fromQuantity: string; unitPrice: string }

/** The prices of a list, as they were written. */
export function pricesOf({ sql }: Reader, listId: string): StoredPrice[] {
  return sql
    .exec<StoredPrice>(
      `select item_id as itemId, from_quantity as fromQuantity, unit_price as unitPrice
       from price_list_prices where list_id = ? order by position`,
      listId,
    )
    .toArray()
}
