import type { ItemCategoryListQuery, ItemCategoryRow } from '#contract/catalogue/item-categories.ts'
import type { RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched, filtered and sorted by. */
export const itemCategoryList: RegisterSource<ItemCategoryListQuery> = {
  from: 'item_categories',
  search: 'item_categories_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { trail: 'trail collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

/** A row of the contract from one of the table. */
export function itemCategoryRow(row: Record<string, SqlStorageValue>): ItemCategoryRow {
  return {
    id: String(row.id),
    name: String(row.name),
    parentId: String(row.parent_id),
    trail: String(row.trail),
    taxCode: String(row.tax_code),
    incomeAccount: String(row.income_account),
    notes: String(row.notes),
    updatedAt: String(row.updated_at),
  }
}
