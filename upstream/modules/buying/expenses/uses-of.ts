import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres of expenses, and of categories. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from expense_lines where cost_centre_id = ?1
         union all select 1 from expense_categories where cost_centre_id = ?1 limit 1`,
        id,
      )
      .toArray().length > 0,
}
