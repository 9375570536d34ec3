import type { PriceListListQuery, PriceListRow } from '#contract/catalogue/price-lists.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched, filtered and sorted by. */
export const priceListList: RegisterSource<PriceListListQuery> = {
  from: 'price_lists',
  search: 'price_lists_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: { currency: equals('currency') },
}

/** A row of the contract from one of the table. */
export function priceListRow(row: Record<string, SqlStorageValue>): PriceListRow {
  return {
    id: String(row.id),
    name: String(row.name),
    currency: String(row.currency),
    priceMode: row.price_mode === 'gross' ? 'gross' : 'net',
    validFrom: row.valid_from === null ? null : String(row.valid_from),
    validTo: row.valid_to === null ? null : String(row.valid_to),
    tag: String(row.tag),
    notes: String(row.notes),
    customerCount: Number(row.customer_count),
    priceCount: Number(row.price_count),
    updatedAt: String(row.updated_at),
  }
}
