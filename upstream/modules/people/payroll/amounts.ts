import { type Decimal, divideRound, parseDecimal } from '#contract/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/money.ts'

/** A percentage or a factor as a decimal text, read. Throws TypeError('decimal_malformed'). */
export function decimalOf(text: string): Decimal {
  const decimal = parseDecimal(text, { maxScale: 20 })
  if (decimal === undefined) throw new TypeError('decimal_malformed')
  return decimal
}

/** `rate` per cent of an amount, to the minor unit, halves away from zero. */
export function percentOf(base: Minor, rate: string): Minor {
  const { units, scale } = decimalOf(rate)
  return minorFrom(divideRound(unitsOf(base) * units, 10n ** BigInt(scale + 2)))
}

/** `rate` per cent of an amount of zero or more, fractions of the minor unit dropped. */
export function percentDown(base: Minor, rate: string): Minor {
  const { units, scale } = decimalOf(rate)
  return minorFrom((unitsOf(base) * units) / 10n ** BigInt(scale + 2))
}

/** `amount` × `part` / `whole`, halves away from zero. Throws RangeError when `whole` is 0. */
export function portionOf(amount: Minor, part: number, whole: number): Minor {
  return minorFrom(divideRound(unitsOf(amount) * BigInt(part), BigInt(whole)))
}

/** `amount` × `part` / `whole` for amounts of zero or more, fractions dropped. */
export function portionDown(amount: Minor, part: number, whole: number): Minor {
  return minorFrom((unitsOf(amount) * BigInt(part)) / BigInt(whole))
}

/** The nearest multiple of `step` minor units, halves away from zero. */
export function roundTo(amount: Minor, step: Minor): Minor {
  return minorFrom(divideRound(unitsOf(amount), unitsOf(step)) * unitsOf(step))
}

/** What of an amount lies above `from` and not above `to`; `to` null: no end. */
export function within(amount: Minor, from: Minor, to: Minor | null): Minor {
  return Math.max(0, Math.min(amount, to ?? amount) - from)
}

/** The sum of amounts. Throws RangeError('amount_out_of_range'). */
export function total(amounts: readonly Minor[]): Minor {
  return minorFrom(amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n))
}
