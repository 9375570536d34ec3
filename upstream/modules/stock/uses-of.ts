import type { UsesOf } from '../../register/uses.ts'

/** Items that ever moved, or wait to be moved. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql.exec('select 1 from stock_moves where item_id = ? limit 1', id).toArray().length > 0 ||
    sql.exec('select 1 from stock_document_lines where item_id = ? limit 1', id).toArray().length >
      0,
}
