import { ItemInput, type ItemListQuery, type ItemRow } from '#contract/items.ts'
import type { Reader } from '../../firm/store.ts'
import {
  decimalAtLeast,
  decimalAtMost,
  equals,
  type RegisterSource,
} from '../../register/describe.ts'
import { getFirmProfile } from '../firms/index.ts'
import { selfAndBelow, trailsOfCategories } from '../item-categories/views.ts'

/** The list of items: what it can be searched, filtered and sorted by. */
export const itemList: RegisterSource<ItemListQuery> = {
  from: 'items',
  search: 'item_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: {
    name: 'name collate nocase',
    sku: 'sku',
    unitPrice: 'cast(unit_price as real)',
    updatedAt: 'updated_at',
  },
  filters: {
    kind: equals('kind'),
    taxCode: equals('tax_code'),
    categoryId: (id) => ({ sql: `category_id in (${selfAndBelow})`, bound: [id] }),
    priceFrom: decimalAtLeast('cast(unit_price as real)'),
    priceTo: decimalAtMost('cast(unit_price as real)'),
  },
}

/** Makes rows of the contract from rows of the table. */
export function itemRows(reader: Reader): (row: Record<string, SqlStorageValue>) => ItemRow {
  const { baseCurrency } = getFirmProfile(reader)
  const trails = trailsOfCategories(reader)
  return (row) => ({
    id: String(row.id),
    kind: ItemInput.shape.kind.parse(row.kind),
    sku: String(row.sku),
    barcodes: JSON.parse(String(row.barcodes)),
    name: String(row.name),
    description: String(row.description),
    unit: String(row.unit),
    unitPrice: String(row.unit_price),
    priceMode: row.price_mode === 'gross' ? 'gross' : 'net',
    taxCode: String(row.tax_code),
    categoryId: String(row.category_id),
    category: trails.get(String(row.category_id)) ?? '',
    pictureId: String(row.picture_id),
    pictureAlt: String(row.picture_alt),
    currency: baseCurrency,
    isArchived: row.is_archived === 1,
    updatedAt: String(row.updated_at),
  })
}
