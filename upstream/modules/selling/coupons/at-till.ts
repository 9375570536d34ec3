import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import {
  allocate,
  amountParam,
  type Minor,
  minorFrom,
  parseAmount,
  unitsOf,
} from '#contract/core/money.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { selfAndBelow } from '../../catalogue/item-categories/views.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import { findByCode, goodsOf, type StoredCoupon } from './reader.ts'

type Sale = {
  code: string
  date: string
  currency: string
  customerId: string | null
  /** What each line comes to after its own discount, in terms of the till's prices. */
  lines: readonly { itemId: string | null; amount: Minor }[]
  /** What the coupon may take off at most; below zero where the sale pays out. */
  due: Minor
}

/** What a coupon takes off a sale: of each line, and together. */
export type CouponOnSale = {
  couponId: string
  code: string
  name: string
  shares: Minor[]
  amount: Minor
}

/**
 * What a coupon takes off the lines it is for; never more than they come to, nor than is to pay.
 * @throws AppError invalid at `coupon`: unknown, not yet or no more valid, used up, not for these goods,
 *   nothing to pay
 */
export function couponOnSale(reader: Reader, sale: Sale): CouponOnSale {
  const coupon = findByCode(reader, sale.code)
  if (!coupon || coupon.isArchived) throw invalidField('coupon', 'unknownCoupon')
  requireUsable(reader, coupon, sale)
  const isFor = goodsTest(reader, coupon.id, sale.lines)
  const amounts = sale.lines.map((line) => (isFor(line.itemId) ? Math.max(line.amount, 0) : 0))
  const goods = amounts.reduce((sum, one) => sum + one, 0)
  const minimum = coupon.minimum === '' ? 0 : (parseAmount(coupon.minimum, sale.currency) ?? 0)
  if (goods === 0) throw invalidField('coupon', 'couponOtherGoods')
  if (goods < minimum) {
    throw invalidField('coupon', 'couponBelowMinimum', {
      minimum: amountParam(minimum, sale.currency),
    })
  }
  if (sale.due <= 0) throw invalidField('coupon', 'couponForNothing')
  const amount = Math.min(worthOf(coupon, goods, sale.currency), goods, sale.due)
  const { id: couponId, code, name } = coupon
  return { couponId, code, name, amount, shares: allocate(amount, amounts.map(unitsOf)) }
}

function worthOf({ kind, value }: StoredCoupon, goods: Minor, currency: string): Minor {
  if (kind === 'amount') return parseAmount(value, currency) ?? 0
  const percent = parseDecimal(value, { maxScale: 2 })
  if (percent === undefined) return 0
  const whole = 100n * 10n ** BigInt(percent.scale)
  return minorFrom(divideRound(unitsOf(goods) * percent.units, whole))
}

function requireUsable(reader: Reader, coupon: StoredCoupon, { date, customerId }: Sale): void {
  const { validFrom, validTo, maxUses, maxPerCustomer, uses } = coupon
  if (validFrom !== null && date < validFrom) {
    throw invalidField('coupon', 'couponTooEarly', { date: validFrom })
  }
  if (validTo !== null && date > validTo) {
    throw invalidField('coupon', 'couponExpired', { date: validTo })
  }
  if (maxUses !== null && uses >= maxUses) throw invalidField('coupon', 'couponUsedUp')
  if (maxPerCustomer === null) return
  if (customerId === null) throw invalidField('coupon', 'couponNeedsCustomer')
  if (usesByCustomer(reader, coupon.id, customerId) >= maxPerCustomer)
    throw invalidField('coupon', 'couponUsedByCustomer')
}

/** How often a customer has redeemed a coupon; those given back left out. */
export function usesByCustomer({ sql }: Reader, couponId: string, customerId: string): number {
  return sql
    .exec<{ uses: number }>(
      `select count(*) as uses from coupon_uses
       where customer_id = ? and coupon_id = ? and is_given_back = 0`,
      ...[customerId, couponId],
    )
    .one().uses
}

/** Whether a coupon is for an item: by itself, as a variant of one, or by its category. */
export function goodsTest(
  reader: Reader,
  couponId: string,
  lines: readonly { itemId: string | null }[],
): (itemId: string | null) => boolean {
  const { itemIds, categoryIds } = goodsOf(reader, couponId)
  if (itemIds.length === 0 && categoryIds.length === 0) return () => true
  const named = new Set(itemIds)
  const categories = new Set(
    categoryIds.flatMap((id) =>
      reader.sql
        .exec<{ id: string }>(selfAndBelow, id)
        .toArray()
        .map((row) => row.id),
    ),
  )
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  return (itemId) => {
    const item = items.get(itemId ?? '')
    if (!item) return false
    return named.has(item.id) || named.has(item.parentId) || categories.has(item.categoryId)
  }
}

type Redeemed = {
  couponId: string
  ticketId: string
  ticketNumber: string
  customerId: string | null
  date: string
  amount: Minor
}

/** Keeps a redemption in the transaction of its sale; the caller has found the coupon usable there. */
export function redeemCoupon({ sql }: Writer, use: Redeemed): void {
  const { couponId, ticketId, ticketNumber, customerId, date, amount } = use
  sql.exec(
    `insert into coupon_uses (ticket_id, coupon_id, ticket_number, customer_id, date, amount)
     values (?, ?, ?, ?, ?, ?)`,
    ...[ticketId, couponId, ticketNumber, customerId, date, amount],
  )
  sql.exec('update coupons set uses = uses + 1, given = given + ? where id = ?', amount, couponId)
}

/** Gives the coupon of a ticket back once all of the ticket has come back, so that it can be used again. */
export function giveCouponBack({ sql }: Writer, ticketId: string): void {
  const [use] = sql
    .exec<{ couponId: string; amount: Minor }>(
      `select coupon_id as couponId, amount from coupon_uses
       where ticket_id = ? and is_given_back = 0`,
      ticketId,
    )
    .toArray()
  if (!use) return
  sql.exec('update coupon_uses set is_given_back = 1 where ticket_id = ?', ticketId)
  sql.exec(
    'update coupons set uses = uses - 1, given = given - ? where id = ?',
    ...[use.amount, use.couponId],
  )
}
