import type { ItemKind } from '#contract/items.ts'
import type { Reader } from '../../firm/store.ts'
import { usualOfCategory } from '../item-categories/index.ts'

/** What a document's line takes over from its item. */
export type LineItem = {
  id: string
  sku: string
  kind: ItemKind
  /** Its own, else that of its category; empty for the firm's usual one. */
  incomeAccount: string
}

/** Items by id, archived ones too; ids that are none are absent. */
export function lineItems(reader: Reader, ids: readonly string[]): Map<string, LineItem> {
  if (ids.length === 0) return new Map()
  const rows = reader.sql.exec<LineItem & { categoryId: string }>(
    `select id, sku, kind, income_account as incomeAccount, category_id as categoryId
     from items where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  const accounts = new Map<string, string>()
  const accountOf = (categoryId: string) => {
    const known = accounts.get(categoryId) ?? usualOfCategory(reader, categoryId).incomeAccount
    accounts.set(categoryId, known)
    return known
  }
  const items = rows.toArray().map(({ categoryId, ...item }): LineItem => {
    const isOwn = item.incomeAccount !== '' || categoryId === ''
    return isOwn ? item : { ...item, incomeAccount: accountOf(categoryId) }
  })
  return new Map(items.map((item) => [item.id, item]))
}
