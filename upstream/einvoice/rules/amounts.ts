import { currencyDigits, isCurrency } from '#contract/core/currencies.ts'
import { type Decimal, divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'

const scale = 8

/** An amount in units of 10^-8; undefined for what is no machine decimal. Empty is zero. */
export function exact(text: string): bigint | undefined {
  const value: Decimal | undefined = parseDecimal(text === '' ? '0' : text, {
    maxScale: scale,
    maxIntegerDigits: 18,
  })
  return value && scaleTo(value, scale)
}

/** The exact sum; undefined where a part is no amount. */
export function total(texts: readonly string[]): bigint | undefined {
  let sum = 0n
  for (const text of texts) {
    const part = exact(text)
    if (part === undefined) return undefined
    sum += part
  }
  return sum
}

/** Whether a text and a sum are the same amount. */
export function equals(text: string, sum: bigint | undefined): boolean {
  return sum !== undefined && exact(text) === sum
}

/** The smallest part of a currency, in the same units as `exact`. */
export function smallest(currency: string): bigint {
  return 10n ** BigInt(scale - (isCurrency(currency) ? currencyDigits(currency) : 2))
}

/** `percent` of an amount in whole steps, halves away from zero, in the same units as `exact`. */
export function percentOf(text: string, percent: string, step: bigint): bigint | undefined {
  const [amount, rate] = [exact(text), exact(percent)]
  if (amount === undefined || rate === undefined) return undefined
  return divideRound(amount * rate, 100n * 10n ** BigInt(scale) * step) * step
}

/** Digits after the point, trailing zeros counted. */
export function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
