import { type Decimal, divideRound, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'

/** An exact share: `n` / `d`, `d` above 0. A third of a point stays a third until it is shown. */
export type Fraction = { n: bigint; d: bigint }

export const zero: Fraction = { n: 0n, d: 1n }
export const one: Fraction = { n: 1n, d: 1n }

/** n / d in lowest terms. Throws RangeError when d is 0. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  if (bottom === 0n) throw new RangeError('A fraction over 0')
  const common = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom)
  const sign = bottom < 0n ? -1n : 1n
  return { n: (sign * top) / common, d: (sign * bottom) / common }
}

/** The value of a decimal text such as "-12.5". Throws RangeError for anything else. */
export function fractionOf(text: string): Fraction {
  const value = parseDecimal(text, { maxScale: 20, maxIntegerDigits: 40 })
  if (value === undefined) throw new RangeError(`Not a decimal: ${text}`)
  return ofDecimal(value)
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { n: -b.n, d: b.d })
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d)
}

/** Throws RangeError when b is 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n)
}

/** Below 0 when a < b, 0 when they are equal, above 0 when a > b. */
export function order(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.n * b.d - b.n * a.d
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function atLeast(a: Fraction, least: Fraction): Fraction {
  return order(a, least) < 0 ? least : a
}

export function atMost(a: Fraction, most: Fraction): Fraction {
  return order(a, most) > 0 ? most : a
}

export function total(values: readonly Fraction[]): Fraction {
  return values.reduce(plus, zero)
}

/** As a decimal text with at most `places` digits after the point, halves away from zero. */
export function decimalTextOf(value: Fraction, places: number): string {
  const units = divideRound(value.n * 10n ** BigInt(places), value.d)
  return formatDecimal({ units, scale: places })
}

function ofDecimal({ units, scale }: Decimal): Fraction {
  return fraction(units, 10n ** BigInt(scale))
}

function gcd(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
