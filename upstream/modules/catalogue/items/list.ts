import { ItemInput, type ItemListQuery, type ItemRow } from '#contract/catalogue/items.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  decimalAtLeast,
  decimalAtMost,
  equals,
  type RegisterSource,
} from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { selfAndBelow, trailsOfCategories } from '../item-categories/views.ts'
import { billOfKit } from './bill-of-kit.ts'
import { getStoredItem } from './reader.ts'
import { optionWords, variantsOf } from './variants/reader.ts'

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
    variants: (shown) => ({
      sql: shown === 'folded' ? "parent_id = ''" : 'is_parent = 0',
      bound: [],
    }),
  },
}

/** As `itemList`, with the fields that the firm added as far as the caller sees them. */
export function itemListFor(reader: Reader, context: FirmContext): RegisterSource<ItemListQuery> {
  return { ...itemList, custom: customCondition(reader, context, 'item') }
}

/** Makes rows of the contract from rows of the table. */
export function itemRows(reader: Reader): (row: Record<string, SqlStorageValue>) => ItemRow {
  const { baseCurrency } = getFirmProfile(reader)
  const trails = trailsOfCategories(reader)
  return (row) => ({
    ...variantParts(reader, row),
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
    weight: String(row.weight),
    kitStock: row.kit_stock === 'components' ? 'components' : 'assembled',
    bill: row.kind === 'kit' ? billOfKit(reader, String(row.id)) : '',
    currency: baseCurrency,
    custom: JSON.parse(String(row.custom)),
    isArchived: row.is_archived === 1,
    updatedAt: String(row.updated_at),
  })
}

/** What a row says of variants: its parent, or its own. */
function variantParts(reader: Reader, row: Record<string, SqlStorageValue>) {
  const id = String(row.id)
  const parentId = String(row.parent_id)
  const isParent = row.is_parent === 1
  return {
    parentId,
    isParent,
    options: optionWords(reader, { id, parentId, isParent }),
    parentSku: parentId === '' ? '' : getStoredItem(reader, parentId).sku,
    variants: isParent ? variantsOf(reader, id).map(({ valueIds: _, ...variant }) => variant) : [],
  }
}
