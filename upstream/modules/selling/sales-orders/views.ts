import type { Reader } from '../../../firm/store.ts'

/** Customers of some orders, and who wrote these, by their ids; those that are gone are left out. */
export function partiesToOrders(
  { sql }: Reader,
  ids: readonly string[],
): Map<string, { customerId: string; person: string }> {
  const rows = sql.exec<{ id: string; customerId: string; person: string }>(
    `select id, customer_id as customerId, created_by as person from sales_orders
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, ...parties }) => [id, parties]))
}
