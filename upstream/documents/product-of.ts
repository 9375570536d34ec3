import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound, multiply, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'

/**
 * What a quantity comes to at a price, in minor units, halves away from zero, and whether anything was rounded
 * away. Nothing for what is no decimal.
 */
export function productOf(
  quantity: string,
  unitPrice: string,
  currency: string,
): { amount: Minor; isRounded: boolean } {
  const limits = { maxScale: 20 }
  const [count, price] = [parseDecimal(quantity, limits), parseDecimal(unitPrice, limits)]
  if (!count || !price) return { amount: 0, isRounded: false }
  const { units, scale } = multiply(count, price)
  const exact = units * 10n ** BigInt(currencyDigits(currency))
  const whole = 10n ** BigInt(scale)
  return { amount: minorFrom(divideRound(exact, whole)), isRounded: exact % whole !== 0n }
}
