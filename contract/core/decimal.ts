/** An exact decimal number: `units` / 10^`scale`. */
export type Decimal = { units: bigint; scale: number }

type DecimalLimits = { maxScale: number; maxIntegerDigits?: number }

/**
 * Reads a machine decimal ("-12.50": a point, no grouping, no exponent, no plus sign).
 * Gives undefined for anything else, and for more digits than the limits allow (15 before the
 * point by default): nothing is rounded here.
 */
export function parseDecimal(text: string, limits: DecimalLimits): Decimal | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return undefined
  const [, sign = '', integer = '', fraction = ''] = match
  if (integer.length > (limits.maxIntegerDigits ?? 15)) return undefined
  if (fraction.length > limits.maxScale) return undefined
  const units = BigInt(integer + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

/** The shortest machine decimal of the same value: no trailing zeros, no "-0". */
export function formatDecimal(value: Decimal): string {
  const fixed = formatFixed(value.units, value.scale)
  return value.scale === 0 ? fixed : fixed.replace(/\.?0+$/, '')
}

/** `units` / 10^`scale` with exactly `scale` digits after the point. */
export function formatFixed(units: bigint, scale: number): string {
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, '0')
  const point = digits.length - scale
  const fraction = scale === 0 ? '' : `.${digits.slice(point)}`
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction}`
}

/**
 * A machine decimal with exactly so many digits after the point, halves away from zero: "19" is "19.00".
 * Throws TypeError('decimal_malformed') for what is none.
 */
export function roundedDecimal(text: string, digits: number): string {
  const value = parseDecimal(text, { maxScale: 20, maxIntegerDigits: 20 })
  if (!value) throw new TypeError('decimal_malformed')
  return formatFixed(scaleTo(value, digits), digits)
}

/** A decimal text with its sign turned, digits as they are: "-12.50" of "12.50", and the other way. */
export function negated(text: string): string {
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** The exact sum of two decimals. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: scaleTo(a, scale) + scaleTo(b, scale), scale }
}

/** -1 when a < b, 0 when they are the same number, 1 when a > b. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale)
  const difference = scaleTo(a, scale) - scaleTo(b, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The sum of whole units; 0n for none. */
export function sum(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => a + b, 0n)
}

/** n / d as an integer, halves away from zero. Throws RangeError when d is 0. */
export function divideRound(n: bigint, d: bigint): bigint {
  const quotient = n / d
  if (magnitude(n % d) * 2n < magnitude(d)) return quotient
  return n < 0n === d < 0n ? quotient + 1n : quotient - 1n
}

/** The value in units of 10^-`scale`, halves away from zero. */
export function scaleTo(value: Decimal, scale: number): bigint {
  if (value.scale <= scale) return value.units * 10n ** BigInt(scale - value.scale)
  return divideRound(value.units, 10n ** BigInt(value.scale - scale))
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
