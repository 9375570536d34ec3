import { type Decimal, formatFixed, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { type Minor, toMinor } from '#contract/core/money.ts'

/** More than any document has: files round at the end, and some never. */
const maxScale = 20

/** The decimal that a file says; undefined for what is none. */
export function decimalIn(text: string): Decimal | undefined {
  return parseDecimal(text, { maxScale })
}

/**
 * An amount that a file says in minor units, rounded where it has more digits than the currency;
 * undefined for what is none, or too large.
 */
export function amountIn(text: string, currency: string): Minor | undefined {
  const amount = decimalIn(text)
  if (amount === undefined) return undefined
  const minor = Number(toMinor(amount, currency))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** Digits that the price of a line has at most. */
const priceScale = 6

/** A decimal as a price: without zeros that say nothing, and rounded to the digits a line may have. */
export function priced(text: string): string {
  const amount = decimalIn(text)
  if (amount === undefined) return text
  const fixed = formatFixed(scaleTo(amount, priceScale), priceScale)
  return fixed.replace(/\.?0+$/, '')
}
