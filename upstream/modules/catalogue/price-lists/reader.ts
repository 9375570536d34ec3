import type { PriceList } from '#contract/catalogue/price-lists.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { namesToWrite } from '../items/index.ts'
import type { priceListsTable } from './tables.ts'

/** A list with whom it is for and its prices. */
export function withParts(
  reader: Reader,
  {
    rowNumber: _,
    customerCount: __,
    priceCount: ___,
    ...list
  }: typeof priceListsTable.$inferSelect,
  { actor }: Pick<FirmContext, 'actor'>,
): PriceList {
  const names = customersOf(reader, list.id)
    .filter(({ id }) => reachesRecord(reader, actor, 'party', id))
    .map((one) => ({ name: one.name }))
  const prices = pricesOf(reader, list.id)
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
