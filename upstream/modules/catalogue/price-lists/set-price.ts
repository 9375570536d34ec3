import type { Writer } from '../../../firm/store.ts'

type NewPrice = { itemId: string; fromQuantity: string; before: string; after: string }

/** Writes a new price on a list; false where there is no such price, or it is another by now. */
export function setListPrice(
  { sql }: Writer,
  listId: string,
  { itemId, fromQuantity, before, after }: NewPrice,
): boolean {
  const found = sql
    .exec(
      `update price_list_prices set unit_price = ?
       where list_id = ? and item_id = ? and from_quantity = ? and unit_price = ?
       returning position`,
      after,
      listId,
      itemId,
      fromQuantity,
      before,
    )
    .toArray()
  if (found.length === 0) return false
  sql.exec('update price_lists set version = version + 1 where id = ?', listId)
  return true
}
