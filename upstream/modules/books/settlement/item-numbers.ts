import type { Reader } from '../../../firm/store.ts'

/** Numbers of the documents of some open items by the items' ids; those that are gone are left out. */
export function numbersOfItems({ sql }: Reader, itemIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; number: string }>(
    `select id, document_number as number from open_items
     where id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Map(rows.toArray().map(({ id, number }) => [id, number]))
}
