import type { UsesOf } from '../../../register/uses.ts'

/** What orders name of other owners' records. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from purchase_order_lines where item_id = ? limit 1', id).toArray().length >
    0,
}
