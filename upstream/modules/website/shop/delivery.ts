import { z } from 'zod'
import { add, compare, type Decimal, multiply, parseDecimal } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorToDecimal, unitsOf } from '#contract/core/money.ts'
import type { TotalsLine } from '#contract/core/totals.ts'

const Amount = z.int().min(0)
const Kilograms = z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, 'invalidNumber')

/** What delivery costs, in terms of the shop's prices. Steps: up to so much, so much; more is not delivered. */
export const DeliveryCost = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), amount: Amount }),
  z.object({
    kind: z.literal('byWeight'),
    steps: z
      .array(z.object({ upTo: Kilograms, amount: Amount }))
      .min(1)
      .max(20),
  }),
  z.object({
    kind: z.literal('byValue'),
    steps: z
      .array(z.object({ upTo: Amount, amount: Amount }))
      .min(1)
      .max(20),
  }),
])

/**
 * The tax of delivery. It follows the goods where it is part of their supply, in proportion to what they
 * come to where these have several rates (CJEU C-349/96, Card Protection Plan: what is ancillary shares the
 * tax of the principal supply); else it has a rate of its own.
 */
export const DeliveryTax = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asGoods') }),
  z.object({ kind: z.literal('own'), code: z.string(), category: z.string(), rate: z.string() }),
])

export const DeliveryMethod = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it goes; a country that is not named is not served. */
  countries: z.array(z.string()).min(1),
  /** Beginnings of postcodes within them, such as those of a town; none for all. */
  postcodes: z.array(z.string().max(10)).max(200).default([]),
  cost: DeliveryCost,
  /** From goods of so much on it costs nothing; null for never. */
  freeFrom: Amount.nullable().default(null),
  /** For goods of less it is not offered; null for any. */
  leastValue: Amount.nullable().default(null),
  tax: DeliveryTax.default({ kind: 'asGoods' }),
  /** Whether it is the usual kind, whose cost comes back when all is returned (2011/83/EU, 13 (2)). */
  isStandard: z.boolean().default(true),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

/** Goods as delivery sees them: what they come to after discounts, and what they weigh. */
export type Parcel = { value: Minor; kilograms: string }

export type DeliveryOffer = { method: DeliveryMethod; amount: Minor }

/** Ways of delivery to a place, with what each costs, in their order. */
export function deliveryOffers(
  methods: readonly DeliveryMethod[],
  place: { country: string; postcode: string },
  parcel: Parcel,
): DeliveryOffer[] {
  const postcode = place.postcode.replace(/\s/g, '').toUpperCase()
  return methods.flatMap((method) => {
    const { countries, postcodes, leastValue } = method
    if (!countries.includes(place.country)) return []
    const isNear = postcodes.some((begin) =>
      postcode.startsWith(begin.replace(/\s/g, '').toUpperCase()),
    )
    if (postcodes.length > 0 && !isNear) return []
    if (leastValue !== null && parcel.value < leastValue) return []
    const amount = costOf(method, parcel)
    return amount === undefined ? [] : [{ method, amount }]
  })
}

function costOf({ cost, freeFrom }: DeliveryMethod, parcel: Parcel): Minor | undefined {
  const isFree = freeFrom !== null && parcel.value >= freeFrom
  if (cost.kind === 'flat') return isFree ? 0 : cost.amount
  const step =
    cost.kind === 'byValue'
      ? [...cost.steps].sort((a, b) => a.upTo - b.upTo).find(({ upTo }) => parcel.value <= upTo)
      : [...cost.steps]
          .sort((a, b) => compare(kilograms(a.upTo), kilograms(b.upTo)))
          .find(({ upTo }) => compare(kilograms(parcel.kilograms), kilograms(upTo)) <= 0)
  // What is too heavy is too heavy for nothing, too.
  if (!step) return undefined
  return isFree ? 0 : step.amount
}

/** @throws TypeError('weight_malformed') */
function kilograms(text: string): Decimal {
  const value = parseDecimal(text === '' ? '0' : text, { maxScale: 8 })
  if (!value) throw new TypeError('weight_malformed')
  return value
}

/** What lines weigh together, as a decimal of kilograms. */
export function weightOf(lines: readonly { quantity: string; kilograms: string }[]): Decimal {
  return lines.reduce<Decimal>(
    (sum, line) => add(sum, multiply(kilograms(line.quantity), kilograms(line.kilograms))),
    { units: 0n, scale: 0 },
  )
}

/** A line of goods after its discounts. */
export type TaxedGoods = { amount: Minor; tax: TotalsLine['tax'] }

/**
 * The lines of delivery on an order: one, or one for each rate of the goods, which together are exactly
 * what delivery costs. None where it costs nothing, or nothing is delivered.
 */
export function deliveryLines(
  { method, amount }: DeliveryOffer,
  goods: readonly TaxedGoods[],
  currency: string,
): TotalsLine[] {
  if (amount === 0 || goods.length === 0) return []
  const line = (part: Minor, tax: TotalsLine['tax']): TotalsLine => ({
    quantity: '1',
    unitPrice: minorToDecimal(part, currency),
    discount: null,
    tax,
  })
  if (method.tax.kind === 'own') {
    const { code, category, rate } = method.tax
    return [line(amount, { code, category, rate })]
  }
  const rates = new Map<string, TaxedGoods>()
  for (const { amount: worth, tax } of goods) {
    const key = JSON.stringify([tax.code, tax.category, tax.rate])
    const known = rates.get(key)
    if (known) known.amount += worth
    else rates.set(key, { amount: worth, tax })
  }
  const groups = [...rates.values()]
  const parts = allocate(
    amount,
    groups.map((group) => unitsOf(Math.max(group.amount, 0))),
  )
  return groups
    .map(({ tax }, at) => line(parts[at] ?? 0, tax))
    .filter((_, at) => (parts[at] ?? 0) !== 0)
}
