import { divideRound, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'

/**
 * Amounts of leave are decimal texts of days, and of minutes for types in hours, with up to four
 * digits after the point. Inside they are whole ten-thousandths; shares are exact fractions, so that
 * nothing is rounded before a grant is.
 */
export type Amount = bigint

/** An exact fraction `n / d`, `d` above zero. */
export type Ratio = { n: bigint; d: bigint }

const scale = 4
const one = 10n ** BigInt(scale)

export const none: Ratio = { n: 0n, d: 1n }

/** Reads an amount. Throws RangeError for anything but a decimal of up to four digits. */
export function parseAmount(text: string): Amount {
  const value = parseDecimal(text, { maxScale: scale })
  if (!value) throw new RangeError(`${text} is no amount of leave`)
  return value.units * 10n ** BigInt(scale - value.scale)
}

/** The shortest text of an amount: `1.5`, never `1.50`. */
export function formatAmount(amount: Amount): string {
  return formatDecimal({ units: amount, scale })
}

/** The smaller of two amounts. */
export function leastOf(a: Amount, b: Amount): Amount {
  if (a < b) return a
  return b
}

/** An amount that is not below zero. */
export function notNegative(amount: Amount): Amount {
  return amount > 0n ? amount : 0n
}

/** A decimal or whole number as a fraction. Throws RangeError as `parseAmount` does. */
export function ratioOf(value: string | number): Ratio {
  if (typeof value === 'number') return ratio(BigInt(value), 1n)
  return ratio(parseAmount(value), one)
}

/** `n / d` in lowest terms. Throws RangeError when d is 0. */
export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) throw new RangeError('a share of nothing')
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d)
  return d < 0n ? { n: -n / divisor, d: -d / divisor } : { n: n / divisor, d: d / divisor }
}

/** The exact sum. */
export function plus(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** The exact product. */
export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d)
}

/** -1, 0 or 1, as a is less than, equal to or more than b. */
export function compareRatios(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const difference = a.n * b.d - b.n * a.d
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The smaller of two. */
export function smallerOf(a: Ratio, b: Ratio): Ratio {
  return compareRatios(a, b) <= 0 ? a : b
}

/** The greater of two. */
export function greaterOf(a: Ratio, b: Ratio): Ratio {
  return compareRatios(a, b) >= 0 ? a : b
}

/** An amount as a fraction. */
export function exact(amount: Amount): Ratio {
  return ratio(amount, one)
}

/**
 * How a grant is rounded: to a multiple of `step`. `half-up-else-exact` is § 5 (2) BUrlG: fractions
 * of at least half a step are rounded up, smaller ones stay as they are.
 */
export type Rounding = { step: string; mode: 'nearest' | 'up' | 'down' | 'half-up-else-exact' }

/** Rounds a fraction that is not negative to an amount; without a rule to a ten-thousandth. */
export function roundTo(value: Ratio, rounding: Rounding | null): Amount {
  const nearest = divideRound(value.n * one, value.d)
  if (!rounding) return nearest
  const step = parseAmount(rounding.step)
  const steps = (value.n * one) / (value.d * step)
  const rest = value.n * one - steps * value.d * step
  const isHalfOrMore = rest * 2n >= value.d * step
  switch (rounding.mode) {
    case 'down':
      return steps * step
    case 'up':
      return (rest > 0n ? steps + 1n : steps) * step
    case 'nearest':
      return (isHalfOrMore ? steps + 1n : steps) * step
    case 'half-up-else-exact':
      return isHalfOrMore ? (steps + 1n) * step : nearest
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
