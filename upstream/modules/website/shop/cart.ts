import { z } from 'zod'
import { countryCodes } from '#contract/core/countries.ts'
import { compare, parseDecimal } from '#contract/core/decimal.ts'

/** As many different items one order may have. */
export const maxCartLines = 50

const countries: ReadonlySet<string> = new Set(countryCodes)

const Quantity = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'invalidNumber')
  .refine((text) => /[1-9]/.test(text), 'notPositive')

/** A line with what the customer saw of it when it was last shown. */
export const CartLine = z.object({
  itemId: z.string().min(1).max(60),
  quantity: Quantity,
  /** Of one unit, as it was shown; empty for a line that was not shown yet. */
  seenPrice: z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,6})?)?$/, 'invalidNumber')
    .default(''),
})
export type CartLine = z.infer<typeof CartLine>

/** How the goods come to the customer. */
export const Fulfilment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delivery'),
    methodId: z.string().max(60),
    country: z.string().refine((code) => countries.has(code), 'unknownCountry'),
    postcode: z.string().trim().max(20),
  }),
  z.object({ kind: z.literal('pickUp'), placeId: z.string().max(60) }),
])
export type Fulfilment = z.infer<typeof Fulfilment>

/** What somebody wants to buy: plain data, kept in a cookie or a row and sent by forms. */
export const Cart = z.object({
  lines: z.array(CartLine).max(maxCartLines).default([]),
  couponCode: z.string().trim().max(30).default(''),
  giftCardCodes: z.array(z.string().trim().max(40)).max(5).default([]),
  fulfilment: Fulfilment.nullable().default(null),
  /** What was to pay when the customer last saw it, in minor units; null before. */
  seenPayable: z.int().nullable().default(null),
})
export type Cart = z.infer<typeof Cart>

export const emptyCart: Cart = {
  lines: [],
  couponCode: '',
  giftCardCodes: [],
  fulfilment: null,
  seenPayable: null,
}

/** The cart with more of an item. A cart that is full stays as it is. */
export function addToCart(cart: Cart, itemId: string, quantity: string): Cart {
  const line = cart.lines.find((each) => each.itemId === itemId)
  if (line) return setQuantity(cart, itemId, plus(line.quantity, quantity))
  if (cart.lines.length >= maxCartLines) return cart
  return changed(cart, [...cart.lines, { itemId, quantity, seenPrice: '' }])
}

/** The cart with another quantity of an item; none at all takes it out. */
export function setQuantity(cart: Cart, itemId: string, quantity: string): Cart {
  const isNone = !/[1-9]/.test(quantity)
  const lines = cart.lines.flatMap((line) => {
    if (line.itemId !== itemId) return [line]
    return isNone ? [] : [{ ...line, quantity }]
  })
  return changed(cart, lines)
}

/** What was seen of a sum holds no more when the cart is another. */
function changed(cart: Cart, lines: CartLine[]): Cart {
  return { ...cart, lines, seenPayable: null }
}

function plus(a: string, b: string): string {
  const [one, other] = [decimalOf(a), decimalOf(b)]
  return fromTenThousandths(one + other)
}

/** A quantity as a whole number of ten thousandths. @throws TypeError('quantity_malformed') */
export function tenThousandths(quantity: string): bigint {
  return decimalOf(quantity)
}

function decimalOf(text: string): bigint {
  const value = parseDecimal(text, { maxScale: 4 })
  if (!value) throw new TypeError('quantity_malformed')
  return value.units * 10n ** BigInt(4 - value.scale)
}

/** A quantity as a decimal text without needless zeros. */
export function fromTenThousandths(units: bigint): string {
  const digits = units.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}

/** Whether two decimal texts are the same number. */
export function isSameNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => parseDecimal(text, { maxScale: 6 }))
  return one !== undefined && other !== undefined && compare(one, other) === 0
}
