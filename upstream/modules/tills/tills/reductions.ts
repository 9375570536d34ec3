import type { Discount } from '#contract/books/document.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { CartInput } from '#contract/tills/till-tickets.ts'
import type { Reader } from '../../../firm/store.ts'
import { type CouponOnSale, couponOnSale } from '../../selling/coupons/index.ts'
import { type PointsOnSale, pointsOnSale } from '../../selling/loyalty/index.ts'
import { cardTotal } from './ticket-cards.ts'
import {
  sumsOf,
  type TicketSums,
  ticketValues,
  type Valued,
  type ValuedLine,
} from './ticket-values.ts'

type Sale = Pick<CartInput, 'lines' | 'giftCards' | 'discount' | 'customerId' | 'coupon' | 'points'>
type Priced = { priceMode: 'gross' | 'net'; date: string }

/** What a sale comes to: `totals` are of its goods, `sums` with gift cards; with its coupon and points, and what each of them took off. */
export type ValuedSale = {
  lines: ValuedLine[]
  totals: Totals
  sums: TicketSums
  currency: string
  coupon: CouponOnSale | null
  points: PointsOnSale | null
}

/**
 * What a sale comes to. A coupon lowers the lines it is for, then the discount on the whole is taken,
 * then points lower what is left; each line carries its shares, so that what comes back later is worth
 * what was paid for it.
 * @throws AppError invalid, at `coupon` and `points` too
 */
export function valueSale(reader: Reader, register: Priced, sale: Sale): ValuedSale {
  const plain = ticketValues(reader, register.priceMode, sale, register.date)
  const coupon = sale.coupon === '' ? null : findCoupon(reader, register, sale, plain)
  return withPoints(reader, register, sale, { plain, coupon })
}

/** As `valueSale`, but what can't be redeemed is left out and named. */
export function valueCart(
  reader: Reader,
  register: Priced,
  sale: Sale,
): ValuedSale & { problems: FieldProblems } {
  const problems: FieldProblems = {}
  const orNone = <Found>(find: () => Found): Found | null => {
    try {
      return find()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error
      Object.assign(problems, error.fields)
      return null
    }
  }
  const plain = ticketValues(reader, register.priceMode, sale, register.date)
  const isEmpty = sale.lines.length === 0
  const coupon =
    sale.coupon === '' || isEmpty ? null : orNone(() => findCoupon(reader, register, sale, plain))
  const wished = isEmpty ? 0 : sale.points
  const parts = { plain, coupon }
  const valued =
    orNone(() => withPoints(reader, register, { ...sale, points: wished }, parts)) ??
    withPoints(reader, register, { ...sale, points: 0 }, parts)
  return { ...valued, problems }
}

function findCoupon(
  reader: Reader,
  { date }: Priced,
  { coupon: code, customerId, discount }: Sale,
  { currency, lines, totals }: Valued,
): CouponOnSale {
  const { subtotal, documentDiscount } = totals
  const left = subtotal - documentDiscount
  // A discount in percent falls with what the coupon takes off; one in money does not.
  const due = discount?.kind === 'percent' && left > 0 ? subtotal : left
  return couponOnSale(reader, { code, date, currency, customerId, lines, due })
}

function withPoints(
  reader: Reader,
  { priceMode, date }: Priced,
  sale: Sale,
  { plain, coupon }: { plain: Valued; coupon: CouponOnSale | null },
): ValuedSale {
  const { currency } = plain
  const lines = coupon ? lowered(sale, plain, coupon) : sale.lines
  const lower = coupon
    ? ticketValues(reader, priceMode, { lines, discount: sale.discount }, date)
    : plain
  const { subtotal, documentDiscount } = lower.totals
  const points =
    sale.points === 0
      ? null
      : pointsOnSale(reader, {
          wished: sale.points,
          due: subtotal - documentDiscount,
          customerId: sale.customerId,
        })
  const paid = points
    ? ticketValues(
        reader,
        priceMode,
        { lines, discount: amountOff(documentDiscount + points.worth, currency) },
        date,
      )
    : lower
  const off = plain.totals.lineDiscounts + documentDiscount
  return {
    coupon,
    points,
    currency,
    totals: paid.totals,
    sums: {
      ...sumsOf(paid.totals, cardTotal(sale.giftCards)),
      subtotal: plain.totals.subtotal,
      discountTotal: off,
    },
    lines: paid.lines.map((line, at) => ({
      ...line,
      discount: plain.lines[at]?.discount ?? null,
      amount: plain.lines[at]?.amount ?? 0,
      coupon: coupon?.shares[at] ?? 0,
      points: shareOf(paid, at) - shareOf(lower, at),
    })),
  }
}

function shareOf({ totals }: Valued, at: number): number {
  return totals.lines[at]?.documentDiscountShare ?? 0
}

/** The lines with what the coupon takes off each as part of its discount. */
function lowered(sale: Sale, plain: Valued, coupon: CouponOnSale): Sale['lines'] {
  return sale.lines.map((line, at) => {
    const share = coupon.shares[at] ?? 0
    if (share === 0) return line
    const own = plain.totals.lines[at]?.discount ?? 0
    return { ...line, discount: amountOff(own + share, plain.currency) }
  })
}

function amountOff(amount: number, currency: string): Discount {
  return { kind: 'amount', value: minorToDecimal(amount, currency) }
}
