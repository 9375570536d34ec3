import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres of items of a category. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from item_categories where cost_centre_id = ? limit 1', id).toArray()
      .length > 0,
}
