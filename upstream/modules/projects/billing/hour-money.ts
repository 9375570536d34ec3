import { currencyDigits } from '#contract/core/currencies.ts'
import { type Decimal, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { maxRateScale } from './rates.ts'

/**
 * Money of worked time before it is rounded: minor units as a fraction, whose divisor depends on the
 * rate and the currency alone, so that fractions of one rate add up.
 * @throws RangeError 'rate_malformed', and on an unknown currency
 */
export function hourMoney(
  seconds: number,
  hourly: string,
  currency: string,
): { quota: bigint; divisor: bigint } {
  const rate = rateOf(hourly)
  return {
    quota: BigInt(seconds) * rate.units * 10n ** BigInt(currencyDigits(currency)),
    divisor: 3600n * 10n ** BigInt(rate.scale),
  }
}

/** A rate as a number. @throws RangeError 'rate_malformed' */
export function rateOf(hourly: string): Decimal {
  const rate = parseDecimal(hourly, { maxScale: maxRateScale })
  if (rate === undefined || rate.units < 0n) throw new RangeError('rate_malformed')
  return rate
}

/** Names a rate, so that 90 and 90.00 are one. @throws RangeError 'rate_malformed' */
export function rateKey({ hourly, currency }: { hourly: string; currency: string }): string {
  return `${currency} ${scaleTo(rateOf(hourly), maxRateScale)}`
}
