import { itemCategoriesContract } from '#contract/catalogue/item-categories.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer } from '../../../firm/implement.ts'
import { importer } from './importer.ts'
import { itemCategories } from './register.ts'

export const module = defineModule({
  name: 'item-categories',
  endpoints: answer(itemCategoriesContract, itemCategories.handlers),
  recordKinds: itemCategories.recordKinds,
  /** Cost centres of items of a category. */
  usesOf: {
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from item_categories where cost_centre_id = ? limit 1', id).toArray()
        .length > 0,
  },
  importers: [importer],
})
