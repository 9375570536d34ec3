import type { Reader } from '../../firm/store.ts'

/** Whether there is any item, archived or not. */
export function hasItems({ sql }: Reader): boolean {
  return sql.exec('select 1 from items limit 1').toArray().length > 0
}

/** Number and name of some items by their ids; those that are gone are left out. */
export function namesOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; sku: string; name: string }>(
    'select id, sku, name from items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, sku, name }) => [id, `${sku} ${name}`.trim()]))
}

/** The categories of some items by their ids; items that are in none are left out. */
export function categoriesOfItems(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; categoryId: string }>(
    `select id, category_id as categoryId from items
     where category_id <> '' and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, categoryId }) => [id, categoryId]))
}
