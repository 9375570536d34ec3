import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres of lines. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from bill_lines where cost_centre_id = ? limit 1', id).toArray().length > 0,
}
