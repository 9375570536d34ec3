import { currencyDigits } from '#contract/core/currencies.ts'
import { type Decimal, divideRound, formatDecimal, multiply } from '#contract/core/decimal.ts'
import { type Minor, minorToDecimal, toMinor } from '#contract/core/money.ts'
import { rateOf } from './hour-money.ts'

/** Quantities of lines have at most so many decimals. */
const maxQuantityScale = 4

/**
 * A quantity and price of a line that come to an amount exactly, as documents multiply them. The hours
 * stand with as few decimals as do, from two on: 20 minutes of 90.00 are 0.3333 hours, which is 30.00.
 * At a high rate no four decimals may come to a cent; then the line is one piece at the amount.
 */
export function quantityFor({
  seconds,
  hourly,
  amount,
  currency,
}: {
  seconds: number
  hourly: string
  amount: Minor
  currency: string
}): { unit: 'hour' | 'flat'; quantity: string; unitPrice: string } {
  const price = rateOf(hourly)
  const fits = (quantity: Decimal) =>
    toMinor(multiply(quantity, price), currency) === BigInt(amount)
  const tried = [2, 3, maxQuantityScale].map((scale) => hoursOf(seconds, scale))
  if (price.units > 0n) tried.push(hoursFor(amount, price, currency))
  const quantity = tried.find(fits)
  return quantity
    ? { unit: 'hour', quantity: formatDecimal(quantity), unitPrice: hourly }
    : { unit: 'flat', quantity: '1', unitPrice: minorToDecimal(amount, currency) }
}

function hoursOf(seconds: number, scale: number): Decimal {
  return { units: divideRound(BigInt(seconds) * 10n ** BigInt(scale), 3600n), scale }
}

/** The hours that come nearest to an amount. */
function hoursFor(amount: Minor, price: Decimal, currency: string): Decimal {
  const factor = 10n ** BigInt(maxQuantityScale + price.scale)
  const divisor = price.units * 10n ** BigInt(currencyDigits(currency))
  return { units: divideRound(BigInt(amount) * factor, divisor), scale: maxQuantityScale }
}
