import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { Totals, TotalsLine } from '#contract/core/totals.ts'
import type { Cart, Fulfilment } from './cart.ts'
import { deliveryLines } from './delivery.ts'
import { type CartChange, type Review, reviewCart, type Shop } from './review.ts'

export type OrderLine = {
  kind: 'goods' | 'delivery'
  itemId: string | null
  name: string
  quantity: string
  unit: string
  unitPrice: string
  tax: TotalsLine['tax']
  /** What the coupon took off it, and what it comes to in terms of the shop's prices. */
  coupon: Minor
  amount: Minor
  net: Minor
  taxAmount: Minor
}

/** An order as it is written, with all that happens in its transaction. */
export type PlacedOrder = {
  currency: string
  priceMode: 'gross' | 'net'
  lines: OrderLine[]
  totals: Totals
  fulfilment: Fulfilment
  /** What delivery of the usual kind would have cost: so much comes back when all is returned. */
  standardDelivery: Minor
  couponCode: string
  couponAmount: Minor
  giftCards: { cardId: string; code: string; amount: Minor }[]
  due: Minor
  /** Goods that leave what is available, by item. */
  taken: { itemId: string; quantity: string }[]
}

export type OrderProblem = 'empty' | 'noFulfilment' | 'notSeen'

export type OrderAnswer =
  | { order: PlacedOrder }
  /** Nothing is ordered: the customer sees what changed, and orders again. */
  | { changes: CartChange[]; review: Review }
  | { problem: OrderProblem; review: Review }

/**
 * Orders a cart. Prices and stock are read again in the transaction that writes the order; if anything is
 * not as the customer saw it, nothing is ordered.
 */
export function placeOrder(cart: Cart, shop: Shop): OrderAnswer {
  const review = reviewCart(cart, shop)
  if (review.changes.length > 0) return { changes: review.changes, review }
  if (review.lines.length === 0) return { problem: 'empty', review }
  const { fulfilment } = cart
  const isChosen =
    fulfilment?.kind === 'pickUp' || (fulfilment?.kind === 'delivery' && review.delivery !== null)
  if (!fulfilment || !isChosen) return { problem: 'noFulfilment', review }
  // Who was never shown a sum has not agreed to one (2011/83/EU, 8 (2)).
  if (cart.seenPayable === null) return { problem: 'notSeen', review }
  return { order: orderOf(review, fulfilment, shop) }
}

function orderOf(review: Review, fulfilment: Fulfilment, shop: Shop): PlacedOrder {
  const { currency, priceMode } = shop
  const { totals, delivery } = review
  const goods = review.lines.map((line) => ({ amount: line.amount, tax: line.item.tax }))
  const carriage = delivery ? deliveryLines(delivery, goods, currency) : []
  const sums = (at: number) => {
    const line = totals.lines[at]
    return { amount: line?.amount ?? 0, net: line?.net ?? 0, taxAmount: line?.tax ?? 0 }
  }
  const lines: OrderLine[] = [
    ...review.lines.map(({ item, quantity, coupon }, at) => ({
      kind: 'goods' as const,
      itemId: item.id,
      name: item.name,
      quantity,
      unit: item.unit,
      unitPrice: item.unitPrice,
      tax: item.tax,
      coupon,
      ...sums(at),
    })),
    ...carriage.map((line, at) => ({
      kind: 'delivery' as const,
      itemId: null,
      name: delivery?.method.name ?? '',
      quantity: line.quantity,
      unit: '',
      unitPrice: line.unitPrice,
      tax: line.tax,
      coupon: 0,
      ...sums(review.lines.length + at),
    })),
  ]
  return {
    currency,
    priceMode,
    lines,
    totals,
    fulfilment,
    standardDelivery: standardCost(review),
    couponCode: review.couponAmount > 0 ? review.cart.couponCode : '',
    couponAmount: review.couponAmount,
    giftCards: review.giftCards,
    due: review.due,
    taken: review.lines
      .filter(({ item }) => item.available !== null)
      .map(({ item, quantity }) => ({ itemId: item.id, quantity })),
  }
}

/** The least that a usual way costs; where there is none, what was chosen. */
function standardCost({ offers, delivery }: Review): Minor {
  if (!delivery) return 0
  const usual = offers.filter(({ method }) => method.isStandard).map(({ amount }) => amount)
  return Math.min(delivery.amount, ...usual)
}

/** A line as an invoice takes it; `calculateTotals` of all lines gives the order's sums. */
export function documentLine(
  { quantity, unitPrice, coupon, tax }: OrderLine,
  currency: string,
): TotalsLine {
  const value = minorToDecimal(coupon, currency)
  return { quantity, unitPrice, tax, discount: coupon === 0 ? null : { kind: 'amount', value } }
}
