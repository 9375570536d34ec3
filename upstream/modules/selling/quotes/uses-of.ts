import type { UsesOf } from '../../../register/uses.ts'

/** What quotes name of other owners' records. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from quote_lines where item_id = ? limit 1', id).toArray().length > 0,
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from quote_lines where cost_centre_id = ? limit 1', id).toArray().length > 0,
}
