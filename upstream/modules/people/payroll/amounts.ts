import { type Decimal, divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'

/** Decimals that were read before: rates are few, and asked for with every payslip. */
const read = new Map<string, Decimal>()
const mostRead = 500

/** A percentage or a factor as a decimal text, read. Throws TypeError('decimal_malformed'). */
export function decimalOf(text: string): Decimal {
  const known = read.get(text)
  if (known !== undefined) return known
  const decimal = parseDecimal(text, { maxScale: 20 })
  if (decimal === undefined) throw new TypeError('decimal_malformed')
  if (read.size < mostRead) read.set(text, decimal)
  return decimal
}

/** `rate` per cent of an amount, to the minor unit, halves away from zero. */
export function percentOf(base: Minor, rate: string): Minor {
  const { units, scale } = decimalOf(rate)
  return quotientOf(base, units, scale + 2, isHalfOrMore)
}

/** `rate` per cent of an amount of zero or more, fractions of the minor unit dropped. */
export function percentDown(base: Minor, rate: string): Minor {
  const { units, scale } = decimalOf(rate)
  return quotientOf(base, units, scale + 2, () => false)
}

/** Amount × units / 10^digits; `isUp` says whether a remainder of the divisor counts as one more. */
function quotientOf(
  amount: Minor,
  units: bigint,
  digits: number,
  isUp: (remainder: number, divisor: number) => boolean,
): Minor {
  const product = amount * Number(units)
  const divisor = 10 ** digits
  if (!Number.isSafeInteger(product) || digits > 15) {
    const whole = 10n ** BigInt(digits)
    const exact = unitsOf(amount) * units
    return minorFrom(isUp(1, 2) ? divideRound(exact, whole) : exact / whole)
  }
  const remainder = product % divisor
  const quotient = (product - remainder) / divisor
  return isUp(Math.abs(remainder), divisor) ? quotient + Math.sign(product) : quotient
}

function isHalfOrMore(remainder: number, divisor: number): boolean {
  return remainder * 2 >= divisor
}

/** `amount` × `part` / `whole`, halves away from zero. Throws RangeError when `whole` is 0. */
export function portionOf(amount: Minor, part: number, whole: number): Minor {
  return minorFrom(divideRound(unitsOf(amount) * BigInt(part), BigInt(whole)))
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
  let sum = 0
  for (const amount of amounts) {
    sum += amount
    if (!Number.isSafeInteger(sum)) throw new RangeError('amount_out_of_range')
  }
  return sum
}
