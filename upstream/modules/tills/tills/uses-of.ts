import type { UsesOf } from '../../../register/uses.ts'

/** Items that were sold at a register, and cost centres that they were sold for. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from till_ticket_lines where item_id = ? limit 1', id).toArray().length > 0,
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from till_registers where cost_centre_id = ?1
         union all select 1 from till_ticket_lines where cost_centre_id = ?1 limit 1`,
        id,
      )
      .toArray().length > 0,
}
