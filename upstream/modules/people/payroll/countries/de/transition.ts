import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { decimalOf, portionOf } from '../../amounts.ts'
import type { GermanRates } from './rates.ts'
import type { ContributionBase } from './shares.ts'

/**
 * What contributions are taken from in the transition zone (§ 20 (2a) SGB IV), G being a minijob's
 * limit, U the zone's end, F the factor: in all F·G + (U/(U−G) − G/(U−G)·F)·(pay−G), for the person
 * U/(U−G)·(pay−G). A part of a month is worked out over the whole one. Pay above the zone bears
 * full contributions; of pay below it F is counted, and the person bears nothing.
 */
export function transitionBase(pay: Minor, days: number, rates: GermanRates): ContributionBase {
  const wholeMonth = portionOf(pay, 30, days)
  const { upToMonth, factor } = rates.transition
  const limit = rates.minijob.limitOfMonth
  if (wholeMonth > upToMonth) return { total: pay, employee: pay }
  const { units: f, scale } = decimalOf(factor)
  const one = 10n ** BigInt(scale)
  const [g, u, above] = [unitsOf(limit), unitsOf(upToMonth), unitsOf(wholeMonth - limit)]
  const part = (numerator: bigint, denominator: bigint) =>
    minorFrom(divideRound(numerator * BigInt(days), denominator * 30n))
  if (above <= 0n) return { total: part(unitsOf(wholeMonth) * f, one), employee: 0 }
  return {
    total: part(f * g * (u - g) + (one * u - g * f) * above, one * (u - g)),
    employee: part(u * above, u - g),
  }
}
