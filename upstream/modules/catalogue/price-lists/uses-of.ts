import type { UsesOf } from '../../../register/uses.ts'

/** Items that a price list has. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from price_list_prices where item_id = ? limit 1', id).toArray().length > 0,
}
