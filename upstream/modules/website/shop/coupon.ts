import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorFrom, parseAmount, unitsOf } from '#contract/core/money.ts'
import type { CouponFacts } from '../../selling/coupons/index.ts'

/** A coupon as the firm has it, read at the moment of ordering. */
export type ShopCoupon = Omit<CouponFacts, 'couponId' | 'itemIds'> & {
  /** Items it is for, those of its categories named one by one; null for all. */
  itemIds: readonly string[] | null
}

export type CouponProblem =
  | 'unknown'
  | 'tooEarly'
  | 'expired'
  | 'usedUp'
  | 'usedByCustomer'
  | 'otherGoods'
  | 'belowMinimum'

/** What a coupon takes off each line, and together. */
export type CouponValue = { amount: Minor; shares: Minor[] }

/**
 * What a coupon takes off, as at the till: never more than the lines it is for come to, each line its
 * share.
 * @param lines what each line comes to before it
 * @param date today in the firm's zone
 */
export function couponValue(
  coupon: ShopCoupon | undefined,
  lines: readonly { itemId: string; amount: Minor }[],
  { date, currency }: { date: string; currency: string },
): CouponValue | { problem: CouponProblem } {
  if (!coupon) return { problem: 'unknown' }
  if (coupon.validFrom !== null && date < coupon.validFrom) return { problem: 'tooEarly' }
  if (coupon.validTo !== null && date > coupon.validTo) return { problem: 'expired' }
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return { problem: 'usedUp' }
  if (coupon.customerUsesLeft !== null && coupon.customerUsesLeft <= 0) {
    return { problem: 'usedByCustomer' }
  }
  const { itemIds } = coupon
  const amounts = lines.map(({ itemId, amount }) =>
    itemIds === null || itemIds.includes(itemId) ? Math.max(amount, 0) : 0,
  )
  const goods = amounts.reduce((sum, amount) => sum + amount, 0)
  if (goods === 0) return { problem: 'otherGoods' }
  const minimum = coupon.minimum === '' ? 0 : (parseAmount(coupon.minimum, currency) ?? 0)
  if (goods < minimum) return { problem: 'belowMinimum' }
  const amount = Math.min(worthOf(coupon, goods, currency), goods)
  return { amount, shares: allocate(amount, amounts.map(unitsOf)) }
}

function worthOf({ kind, value }: ShopCoupon, goods: Minor, currency: string): Minor {
  if (kind === 'amount') return parseAmount(value, currency) ?? 0
  const percent = parseDecimal(value, { maxScale: 2 })
  if (!percent) return 0
  return minorFrom(divideRound(unitsOf(goods) * percent.units, 100n * 10n ** BigInt(percent.scale)))
}
