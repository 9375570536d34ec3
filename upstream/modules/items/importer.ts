import { eq } from 'drizzle-orm'
import { ItemInput } from '#contract/items.ts'
import { describeImporter } from '../../register/import/importer.ts'
import { listTaxRates } from '../taxes/index.ts'
import { getItem, getStoredItem } from './reader.ts'
import { createItem, removeItem, updateItem } from './service.ts'
import { itemsTable } from './tables.ts'

/** How rows of a file become items: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'items',
  needs: 'item:edit',
  undoNeeds: 'item:delete',
  input: ItemInput,
  decimals: ['unitPrice', 'reorderLevel', 'reorderQuantity'],
  defaults: (reader) => {
    const rates = listTaxRates(reader)
    const usual = rates.find(({ isDefault }) => isDefault) ?? rates[0]
    return { kind: 'product', priceMode: 'net', taxCode: usual?.code ?? '' }
  },
  create: createItem,
  remove: removeItem,
  update: {
    keys: ['sku'],
    find: ({ db }, _, __, sku) =>
      db.select({ id: itemsTable.id }).from(itemsTable).where(eq(itemsTable.sku, sku)).get()?.id,
    current: (reader, _, id) => {
      const item = getItem(reader, id)
      return { ...ItemInput.parse(item), version: item.version }
    },
    write: (writer, context, itemId, input) => {
      updateItem(writer, context, { ...input, itemId })
    },
  },
  labelOf: (reader, id) => getStoredItem(reader, id).name,
})
