import { divideRound, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'

const scale = 8

/**
 * Base currency for one unit of another, from units of each for one euro; the euro itself is 1.
 * Eight decimals, halves away from zero. Undefined for what is no positive number.
 */
export function crossRate(perEuroOfBase: string, perEuroOfOther: string): string | undefined {
  const [base, other] = [perEuroOfBase, perEuroOfOther].map((text) =>
    parseDecimal(text, { maxScale: scale }),
  )
  if (!base || !other || base.units <= 0n || other.units <= 0n) return undefined
  const numerator = base.units * 10n ** BigInt(other.scale + scale)
  const denominator = other.units * 10n ** BigInt(base.scale)
  const units = divideRound(numerator, denominator)
  return units > 0n ? formatDecimal({ units, scale }) : undefined
}
