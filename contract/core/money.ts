import { currencyDigits } from './currencies.ts'
import { type Decimal, formatFixed, parseDecimal, scaleTo, sum } from './decimal.ts'

/** An amount as an integer count of the currency's minor unit, within ±Number.MAX_SAFE_INTEGER. */
export type Minor = number

/** Throws RangeError('amount_out_of_range') beyond ±Number.MAX_SAFE_INTEGER. */
export function minorFrom(units: bigint): Minor {
  const minor = Number(units)
  if (!Number.isSafeInteger(minor)) throw new RangeError('amount_out_of_range')
  return minor
}

/** The same amount for BigInt arithmetic. Throws RangeError('amount_out_of_range') on a fraction too. */
export function unitsOf(minor: Minor): bigint {
  if (!Number.isSafeInteger(minor)) throw new RangeError('amount_out_of_range')
  return BigInt(minor)
}

/** A decimal amount in minor units, halves away from zero; `minorFrom` checks its range. */
export function toMinor(amount: Decimal, currency: string): bigint {
  return scaleTo(amount, currencyDigits(currency))
}

/** "1234.50": a machine decimal with exactly the digits of the currency. */
export function minorToDecimal(minor: Minor, currency: string): string {
  return formatFixed(unitsOf(minor), currencyDigits(currency))
}

/** An amount as a problem carries it, `119.00 EUR`: pages write it as their language does. */
export function amountParam(minor: Minor, currency: string): string {
  return `${minorToDecimal(minor, currency)} ${currency}`
}

/**
 * Reads a machine decimal as minor units. Gives undefined when it is malformed, has more fraction
 * digits than the currency, or is out of range. Throws RangeError on an unknown currency.
 */
export function parseAmount(text: string, currency: string): Minor | undefined {
  const amount = parseDecimal(text, { maxScale: currencyDigits(currency), maxIntegerDigits: 16 })
  if (amount === undefined) return undefined
  const minor = Number(toMinor(amount, currency))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/**
 * Converts minor units of one currency to minor units of another, halves away from zero.
 * `rate` is how many units of `toCurrency` one unit of `fromCurrency` is worth, up to 8 decimals.
 * Throws TypeError('rate_malformed'), RangeError('rate_not_positive'|'amount_out_of_range').
 */
export function convert(
  minor: Minor,
  fromCurrency: string,
  toCurrency: string,
  rate: string,
): Minor {
  const factor = parseDecimal(rate, { maxScale: 8 })
  if (factor === undefined) throw new TypeError('rate_malformed')
  if (factor.units <= 0n) throw new RangeError('rate_not_positive')
  const scale = currencyDigits(fromCurrency) + factor.scale
  return minorFrom(toMinor({ units: unitsOf(minor) * factor.units, scale }, toCurrency))
}

/**
 * Splits a total in proportion to integer weights so that the parts sum to it exactly (largest
 * remainder, ties to the earlier index). Weights may be negative: a returned line takes its share
 * back. Weights that sum to zero give no proportion, so all goes to the first part.
 * Throws RangeError('weight_not_integer'|'weights_empty'|'amount_out_of_range').
 */
export function allocate(total: Minor, weights: readonly number[] | readonly bigint[]): Minor[] {
  const units = unitsOf(total)
  const whole = weights.map(readWeight)
  const weight = sum(whole)
  if (whole.length === 0 && units !== 0n) throw new RangeError('weights_empty')
  if (weight === 0n) return whole.map((_, index) => minorFrom(index === 0 ? units : 0n))
  const quotas = whole.map((part) => units * part)
  return apportion(units, quotas, weight).map(minorFrom)
}

/**
 * Rounds each `quotas[i] / divisor` to an integer so that the parts sum to `total`, which must be
 * the sum of the exact quotients or that sum rounded. Negating everything negates every part.
 */
export function apportion(total: bigint, quotas: readonly bigint[], divisor: bigint): bigint[] {
  const parts = quotas.map((quota) => quota / divisor)
  const missing = total - sum(parts)
  const step = missing < 0n ? -1n : 1n
  const direction = divisor < 0n ? -step : step
  const byRest = quotas
    .map((quota, index) => ({ index, rest: (quota % divisor) * direction }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  const raised = new Set(byRest.slice(0, Number(missing * step)).map((entry) => entry.index))
  return parts.map((part, index) => (raised.has(index) ? part + step : part))
}

function readWeight(weight: number | bigint): bigint {
  if (typeof weight === 'bigint') return weight
  if (!Number.isSafeInteger(weight)) throw new RangeError('weight_not_integer')
  return BigInt(weight)
}
