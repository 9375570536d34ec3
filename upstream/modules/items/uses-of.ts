import type { UsesOf } from '../../register/uses.ts'

/** Categories that items are sorted into, and what kits are made of. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from item_components where component_id = ? limit 1', id).toArray().length >
    0,
  itemCategory: ({ sql }, id) =>
    sql.exec('select 1 from items where category_id = ? limit 1', id).toArray().length > 0,
}
