import type { Writer } from '../../../firm/store.ts'

/** Whom a list names and what it has, with ids in place of names. */
type Parts = {
  customerIds: readonly string[]
  prices: readonly { itemId: string; fromQuantity: string; unitPrice: string }[]
}

/** Writes whom a list is for and its prices anew. */
export function keepParts({ sql }: Writer, id: string, { customerIds, prices }: Parts): void {
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
