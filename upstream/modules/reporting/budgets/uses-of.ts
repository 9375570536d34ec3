import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres that have a plan. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from budget_lines where cost_centre_id = ? limit 1', id).toArray().length >
    0,
}
