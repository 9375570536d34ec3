import type { UsesOf } from '../../register/uses.ts'

/** Items that were sold at a register. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from till_ticket_lines where item_id = ? limit 1', id).toArray().length > 0,
}
