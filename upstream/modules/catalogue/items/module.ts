import { defineModule } from '../../../core/hooks.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'
import { forgetPicture, showFirstPicture } from './pictures.ts'
import { translations } from './translations.ts'
import { reindexItem } from './writer.ts'

export const module = defineModule({
  name: 'items',
  endpoints: router,
  recordKinds: {
    item: {
      read: 'item:view',
      reach: 'whole',
      write: 'item:edit',
      path: (id) => `items/${id}`,
      attached: showFirstPicture,
      detached: forgetPicture,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string }>(
          'select name as title from items where id = ?',
          id,
        )
        return row
      },
    },
  },
  /** Items that are bought from a supplier. */
  partyUses: [
    {
      kind: 'item',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(distinct item_id) as count from item_suppliers where supplier_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update item_suppliers set supplier_id = ? where supplier_id = ?', intoId, fromId)
      },
    },
  ],
  /** Categories that items are sorted into, what kits are made of and variants are of, cost centres of what they earn. */
  usesOf: {
    item: isFoundBy(`select 1 from item_components where component_id = ?1
         union all select 1 from items where parent_id = ?1 limit 1`),
    itemCategory: isFoundBy('select 1 from items where category_id = ? limit 1'),
    costCentre: isFoundBy('select 1 from items where cost_centre_id = ? limit 1'),
  },
  importers: [importer],
  translations,
  customValues: { item: heldIn('items', reindexItem) },
})
