import type { Reader } from '../../firm/store.ts'

/** What a document's line takes over from its item. */
export type LineItem = {
  id: string
  sku: string
  kind: 'product' | 'stock' | 'service'
  incomeAccount: string
}

/** Items by id, archived ones too; ids that are none are absent. */
export function lineItems({ sql }: Reader, ids: readonly string[]): Map<string, LineItem> {
  if (ids.length === 0) return new Map()
  const rows = sql.exec<LineItem>(
    `select id, sku, kind, income_account as incomeAccount
     from items where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map((item) => [item.id, item]))
}
