import { formatDecimal, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'
import { type Minor, minorFrom, toMinor } from '#contract/core/money.ts'

/** Digits after the point of a quantity. */
const scale = 4

/** Whole ten-thousandths of a quantity that the contract has checked. */
export function unitsOf(text: string): number {
  const decimal = parseDecimal(text, { maxScale: scale })
  invariant(decimal, `No quantity: ${text}`)
  return minorFrom(scaleTo(decimal, scale))
}

/** A quantity of ten-thousandths as decimal text. */
export function quantityText(units: number): string {
  return formatDecimal({ units: BigInt(units), scale })
}

/** How much of each item lines have together. */
export function sumByItem(
  lines: readonly { itemId: string; quantity: number }[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
  return sums
}

/** What so many ten-thousandths cost at a price of one unit, in minor units. */
export function costOf(units: number, unitCost: string, currency: string): Minor {
  const price = parseDecimal(unitCost, { maxScale: 6 })
  invariant(price, `No cost: ${unitCost}`)
  const product = { units: price.units * BigInt(units), scale: price.scale + scale }
  return minorFrom(toMinor(product, currency))
}
