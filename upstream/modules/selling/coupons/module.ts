import { couponsContract } from '#contract/selling/coupons.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer } from '../../../firm/implement.ts'
import { coupons } from './register.ts'

export const module = defineModule({
  name: 'coupons',
  endpoints: answer(couponsContract, coupons.handlers),
  recordKinds: coupons.recordKinds,
  /** Coupons that a customer redeemed. */
  partyUses: [
    {
      kind: 'coupon',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from coupon_uses where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update coupon_uses set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** Items and categories that a coupon is for. */
  usesOf: {
    item: ({ sql }, id) =>
      sql
        .exec("select 1 from coupon_goods where goods_id = ? and kind = 'item' limit 1", id)
        .toArray().length > 0,
    itemCategory: ({ sql }, id) =>
      sql
        .exec("select 1 from coupon_goods where goods_id = ? and kind = 'category' limit 1", id)
        .toArray().length > 0,
  },
})
