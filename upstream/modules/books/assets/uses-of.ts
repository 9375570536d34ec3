import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres that bear what is spread. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql.exec('select 1 from assets where cost_centre_id = ? limit 1', id).toArray().length > 0,
}
