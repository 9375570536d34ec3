import type { CouponSum, PointsSum } from '#contract/tills/tills.ts'
import type { Reader } from '../../../firm/store.ts'

/** Coupons of the tickets that a condition on them means, refunds taken off; by code. */
export function couponSums(
  { sql }: Reader,
  condition: string,
  bound: readonly string[],
): CouponSum[] {
  return sql
    .exec<CouponSum>(
      `select coupon ->> 'code' as code, sum(kind = 'sale') as uses,
         sum(coupon ->> 'amount') as amount
       from till_tickets where ${condition} and coupon is not null group by 1 order by 1`,
      ...bound,
    )
    .toArray()
}

/** Points of the tickets that a condition on them means, refunds taken off. */
export function pointsSum({ sql }: Reader, condition: string, bound: readonly string[]): PointsSum {
  return sql
    .exec<PointsSum>(
      `select coalesce(sum(points ->> 'earned'), 0) as earned,
         coalesce(sum(points ->> 'used'), 0) as used, coalesce(sum(points ->> 'worth'), 0) as worth
       from till_tickets where ${condition} and points is not null`,
      ...bound,
    )
    .one()
}
