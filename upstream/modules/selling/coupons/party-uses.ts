import type { PartyUse } from '../../firm/parties/index.ts'

/** Coupons that a customer redeemed. */
export const partyUses: readonly PartyUse[] = [
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
]
