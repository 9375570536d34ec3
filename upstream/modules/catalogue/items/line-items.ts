import type { ItemKind } from '#contract/catalogue/items.ts'
import type { Reader } from '../../../firm/store.ts'
import { usualOfCategory } from '../item-categories/index.ts'

/** What a document's line takes over from its item. */
export type LineItem = {
  id: string
  sku: string
  kind: ItemKind
  /** Its own, else that of its category; empty for the firm's usual one. */
  incomeAccount: string
  /** Its own, else that of its category; empty for none. */
  costCentreId: string
  /** It has variants, and is itself on no document. */
  isParent: boolean
}

/** Items by id, archived ones too; ids that are none are absent. */
export function lineItems(reader: Reader, ids: readonly string[]): Map<string, LineItem> {
  if (ids.length === 0) return new Map()
  const rows = reader.sql.exec<
    Omit<LineItem, 'isParent'> & { categoryId: string; isParent: number }
  >(
    `select id, sku, kind, income_account as incomeAccount, cost_centre_id as costCentreId,
       category_id as categoryId, is_parent as isParent
     from items where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  const usual = new Map<string, ReturnType<typeof usualOfCategory>>()
  const usualOf = (categoryId: string) => {
    const known = usual.get(categoryId) ?? usualOfCategory(reader, categoryId)
    usual.set(categoryId, known)
    return known
  }
  const items = rows.toArray().map(({ categoryId, isParent, ...row }): LineItem => {
    const item = { ...row, isParent: isParent === 1 }
    if (categoryId === '') return item
    const { incomeAccount, costCentreId } = usualOf(categoryId)
    return {
      ...item,
      incomeAccount: item.incomeAccount || incomeAccount,
      costCentreId: item.costCentreId || costCentreId,
    }
  })
  return new Map(items.map((item) => [item.id, item]))
}
