import type { UsesOf } from '../../register/uses.ts'

/** Categories that items are sorted into. */
export const usesOf: UsesOf = {
  itemCategory: ({ sql }, id) =>
    sql.exec('select 1 from items where category_id = ? limit 1', id).toArray().length > 0,
}
