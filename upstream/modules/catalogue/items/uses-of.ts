import type { UsesOf } from '../../../register/uses.ts'

/** Categories that items are sorted into, what kits are made of and variants are of, cost centres of what they earn. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from item_components where component_id = ?1
         union all select 1 from items where parent_id = ?1 limit 1`,
        id,
      )
      .toArray().length > 0,
  itemCategory: ({ sql }, id) =>
    sql.exec('select 1 from items where category_id = ? limit 1', id).toArray().length > 0,
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from items where cost_centre_id = ? limit 1', id).toArray().length > 0,
}
