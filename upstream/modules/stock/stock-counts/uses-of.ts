import type { UsesOf } from '../../../register/uses.ts'

/** Items that are or were counted. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from stock_count_lines where item_id = ? limit 1', id).toArray().length > 0,
}
