import type { UsesOf } from '../../../register/uses.ts'

/** Items and categories that a coupon is for. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql
      .exec("select 1 from coupon_goods where goods_id = ? and kind = 'item' limit 1", id)
      .toArray().length > 0,
  itemCategory: ({ sql }, id) =>
    sql
      .exec("select 1 from coupon_goods where goods_id = ? and kind = 'category' limit 1", id)
      .toArray().length > 0,
}
