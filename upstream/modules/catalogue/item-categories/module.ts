import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'

export const module = defineModule({
  name: 'item-categories',
  endpoints: router,
  recordKinds: {
    itemCategory: {
      read: 'item:view',
      reach: 'whole',
      write: 'item:edit',
      path: (id) => `item-categories/${id}`,
      find: ({ sql }, id) => {
        const query = 'select trail as title from item_categories where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
  /** Cost centres of items of a category. */
  usesOf: {
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from item_categories where cost_centre_id = ? limit 1', id).toArray()
        .length > 0,
  },
  importers: [importer],
})
