import { formatDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { calculateTotals, type Totals, type TotalsLine } from '#contract/core/totals.ts'
import {
  type Cart,
  type CartLine,
  fromTenThousandths,
  isSameNumber,
  tenThousandths,
} from './cart.ts'
import { type CouponProblem, couponValue, type ShopCoupon } from './coupon.ts'
import {
  type DeliveryMethod,
  type DeliveryOffer,
  deliveryLines,
  deliveryOffers,
  weightOf,
} from './delivery.ts'

/** An item as it is sold now. */
export type ShopItem = {
  id: string
  name: string
  unit: string
  /** Of one unit, in terms of the shop's prices. */
  unitPrice: string
  tax: TotalsLine['tax']
  /** How many are there that nobody has ordered; null where they are not counted. */
  available: string | null
  /** Of one unit, in kilograms; empty for nothing. */
  kilograms: string
  /** `1` for pieces; quantities are a multiple of it. */
  step: string
}

export type ShopGiftCard = { code: string; cardId: string; balance: Minor; isExpired: boolean }

export type PickUpPlace = { id: string; name: string }

/** The shop at the moment somebody looks or orders. */
export type Shop = {
  currency: string
  priceMode: 'gross' | 'net'
  taxRounding: 'group' | 'line'
  /** The smallest step of what is to pay, in minor units; 1 where it is not rounded. */
  cashRounding?: Minor
  /** Today in the firm's zone. */
  date: string
  /** Items of the cart that are sold; others are not there. */
  items: readonly ShopItem[]
  coupon: ShopCoupon | undefined
  giftCards: readonly ShopGiftCard[]
  methods: readonly DeliveryMethod[]
  places: readonly PickUpPlace[]
}

/** What is not as the customer saw it, in the order of the cart. Amounts are minor units. */
export type CartChange =
  | { kind: 'itemGone'; itemId: string }
  | { kind: 'soldOut'; itemId: string; name: string }
  | { kind: 'notEnough'; itemId: string; name: string; wanted: string; available: string }
  | { kind: 'quantityRounded'; itemId: string; name: string; wanted: string; used: string }
  | { kind: 'priceChanged'; itemId: string; name: string; from: string; to: string }
  | { kind: 'couponRefused'; code: string; problem: CouponProblem }
  | { kind: 'giftCardRefused'; code: string; problem: 'unknown' | 'expired' | 'empty' }
  | { kind: 'deliveryGone' }
  | { kind: 'payableChanged'; from: Minor; to: Minor }

export type ReviewedLine = {
  item: ShopItem
  quantity: string
  /** Before and after the coupon. */
  full: Minor
  coupon: Minor
  amount: Minor
}

export type Review = {
  lines: ReviewedLine[]
  couponAmount: Minor
  /** Ways of delivery to the customer's place; the chosen one, null for none or for pick-up. */
  offers: DeliveryOffer[]
  delivery: DeliveryOffer | null
  totals: Totals
  giftCards: { cardId: string; code: string; amount: Minor }[]
  /** What is left to pay after gift cards. */
  due: Minor
  changes: CartChange[]
  /** The cart as it is now, seen: sent back when the customer agrees. */
  cart: Cart
}

/**
 * Reads a cart again: prices, stock, coupon, gift cards and delivery as they are now. What differs from
 * what the customer saw is in `changes`; the sums are those of what can be ordered.
 */
export function reviewCart(cart: Cart, shop: Shop): Review {
  const changes: CartChange[] = []
  const read = cart.lines.flatMap((line) => readLine(line, shop, changes))
  const plain = totalsOf(
    read.map((line) => goodsLine(line, 0, shop)),
    shop,
  )
  const fulls = plain.lines.map(({ amount }) => amount)
  const shares = couponShares(cart, read, fulls, shop, changes)
  const lines = read.map(({ item, quantity }, at): ReviewedLine => {
    const full = fulls[at] ?? 0
    const coupon = shares[at] ?? 0
    return { item, quantity, full, coupon, amount: full - coupon }
  })
  const { offers, delivery } = chooseDelivery(cart, lines, shop, changes)
  const goods = lines.map((line) => ({ amount: line.amount, tax: line.item.tax }))
  const totals = totalsOf(
    [
      ...lines.map((line) => goodsLine(line, line.coupon, shop)),
      ...(delivery ? deliveryLines(delivery, goods, shop.currency) : []),
    ],
    shop,
  )
  const giftCards = payByGiftCards(cart, totals.payable, shop, changes)
  const due = totals.payable - giftCards.reduce((sum, { amount }) => sum + amount, 0)
  if (cart.seenPayable !== null && cart.seenPayable !== totals.payable) {
    changes.push({ kind: 'payableChanged', from: cart.seenPayable, to: totals.payable })
  }
  const seen = lines.map(({ item, quantity }) => ({
    itemId: item.id,
    quantity,
    seenPrice: item.unitPrice,
  }))
  const couponAmount = lines.reduce((sum, { coupon }) => sum + coupon, 0)
  return {
    lines,
    couponAmount,
    offers,
    delivery,
    totals,
    giftCards,
    due,
    changes,
    cart: {
      lines: seen,
      couponCode: couponAmount > 0 ? cart.couponCode : '',
      giftCardCodes: giftCards.map(({ code }) => code),
      fulfilment: isFulfilled(cart, delivery, shop) ? cart.fulfilment : null,
      seenPayable: totals.payable,
    },
  }
}

type ReadLine = { item: ShopItem; quantity: string }

function readLine(line: CartLine, shop: Shop, changes: CartChange[]): ReadLine[] {
  const { itemId, quantity: wanted, seenPrice } = line
  const item = shop.items.find(({ id }) => id === itemId)
  if (!item) {
    changes.push({ kind: 'itemGone', itemId })
    return []
  }
  const { name, step, available, unitPrice } = item
  const whole = floorTo(wanted, step)
  if (!isSameNumber(whole, wanted)) {
    changes.push({ kind: 'quantityRounded', itemId, name, wanted, used: whole })
  }
  if (seenPrice !== '' && !isSameNumber(seenPrice, unitPrice)) {
    changes.push({ kind: 'priceChanged', itemId, name, from: seenPrice, to: unitPrice })
  }
  if (available === null || tenThousandths(whole) <= tenThousandths(available)) {
    return whole === '0' ? [] : [{ item, quantity: whole }]
  }
  const left = floorTo(available, step)
  if (left === '0') {
    changes.push({ kind: 'soldOut', itemId, name })
    return []
  }
  changes.push({ kind: 'notEnough', itemId, name, wanted: whole, available: left })
  return [{ item, quantity: left }]
}

/** The most of a quantity that is a multiple of a step; nothing of one below zero. */
function floorTo(quantity: string, step: string): string {
  const [units, size] = [tenThousandths(quantity), tenThousandths(step)]
  if (units <= 0n || size <= 0n) return '0'
  return fromTenThousandths(units - (units % size))
}

function goodsLine({ item, quantity }: ReadLine, coupon: Minor, { currency }: Shop): TotalsLine {
  const value = minorToDecimal(coupon, currency)
  return {
    quantity,
    unitPrice: item.unitPrice,
    discount: coupon === 0 ? null : { kind: 'amount', value },
    tax: item.tax,
  }
}

function totalsOf(lines: TotalsLine[], shop: Shop): Totals {
  const { currency, priceMode, taxRounding, cashRounding = 1 } = shop
  return calculateTotals({ currency, priceMode, taxRounding, cashRounding, discount: null, lines })
}

function couponShares(
  { couponCode: code }: Cart,
  lines: readonly ReadLine[],
  fulls: readonly Minor[],
  shop: Shop,
  changes: CartChange[],
): Minor[] {
  if (code === '') return []
  const worth = lines.map(({ item }, at) => ({ itemId: item.id, amount: fulls[at] ?? 0 }))
  const value = couponValue(shop.coupon, worth, shop)
  if ('shares' in value) return value.shares
  changes.push({ kind: 'couponRefused', code, problem: value.problem })
  return []
}

function chooseDelivery(
  { fulfilment }: Cart,
  lines: readonly ReviewedLine[],
  shop: Shop,
  changes: CartChange[],
): { offers: DeliveryOffer[]; delivery: DeliveryOffer | null } {
  if (!fulfilment || lines.length === 0) return { offers: [], delivery: null }
  if (fulfilment.kind === 'pickUp') {
    if (!shop.places.some(({ id }) => id === fulfilment.placeId)) {
      changes.push({ kind: 'deliveryGone' })
    }
    return { offers: [], delivery: null }
  }
  const weighed = lines.map(({ item, quantity }) => ({ quantity, kilograms: item.kilograms }))
  const offers = deliveryOffers(shop.methods, fulfilment, {
    value: lines.reduce((sum, { amount }) => sum + amount, 0),
    kilograms: formatDecimal(weightOf(weighed)),
  })
  const delivery = offers.find(({ method }) => method.id === fulfilment.methodId) ?? null
  // Before a way is chosen none is missing.
  if (!delivery && fulfilment.methodId !== '') changes.push({ kind: 'deliveryGone' })
  return { offers, delivery }
}

function isFulfilled({ fulfilment }: Cart, delivery: DeliveryOffer | null, shop: Shop): boolean {
  if (fulfilment?.kind === 'pickUp') return shop.places.some(({ id }) => id === fulfilment.placeId)
  return fulfilment?.kind === 'delivery' && (delivery !== null || fulfilment.methodId === '')
}

/** Cards pay in the order in which they were named, each once, as much as there is to pay. */
function payByGiftCards(
  { giftCardCodes }: Cart,
  payable: Minor,
  shop: Shop,
  changes: CartChange[],
): Review['giftCards'] {
  let left = Math.max(payable, 0)
  const used: Review['giftCards'] = []
  for (const code of new Set(giftCardCodes)) {
    const card = shop.giftCards.find((each) => each.code === code)
    const problem = !card
      ? 'unknown'
      : card.isExpired
        ? 'expired'
        : card.balance <= 0
          ? 'empty'
          : null
    if (!card || problem !== null) {
      changes.push({ kind: 'giftCardRefused', code, problem: problem ?? 'unknown' })
      continue
    }
    if (used.some(({ cardId }) => cardId === card.cardId)) continue
    const amount = Math.min(card.balance, left)
    left -= amount
    used.push({ cardId: card.cardId, code, amount })
  }
  return used.filter(({ amount }) => amount > 0)
}
