import type { UsesOf } from '../../../register/uses.ts'

/** Items that ever moved, or wait to be moved, and cost centres that they are sold for. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from stock_moves where item_id = ? limit 1', id).toArray().length > 0 ||
    sql.exec('select 1 from stock_document_lines where item_id = ? limit 1', id).toArray().length >
      0,
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from stock_document_lines where cost_centre_id = ?1
         union all select 1 from stock_moves where cost_centre_id = ?1 limit 1`,
        id,
      )
      .toArray().length > 0,
}
