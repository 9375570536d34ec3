import { ItemInput } from '#contract/items.ts'
import { describeImporter } from '../../register/import/importer.ts'
import { listTaxRates } from '../taxes/index.ts'
import { getStoredItem } from './reader.ts'
import { createItem, removeItem } from './service.ts'

/** How rows of a file become items: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'items',
  needs: 'item:edit',
  input: ItemInput,
  decimals: ['unitPrice'],
  defaults: (reader) => {
    const rates = listTaxRates(reader)
    const usual = rates.find(({ isDefault }) => isDefault) ?? rates[0]
    return { kind: 'product', priceMode: 'net', taxCode: usual?.code ?? '' }
  },
  create: createItem,
  remove: removeItem,
  labelOf: (reader, id) => getStoredItem(reader, id).name,
})
