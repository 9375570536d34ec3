import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** Monthly amounts that creditors leave (§ 850c ZPO), in cents. */
export type GarnishmentLimits = Dated & {
  source: DataSource
  free: Minor
  firstDependant: Minor
  /** For each of the second to the fifth. */
  nextDependant: Minor
  /** What is above may be taken whole. */
  highest: Minor
}

const limits = Object.values(
  import.meta.glob<GarnishmentLimits>('./garnishment/*.ts', { eager: true, import: 'limits' }),
)

export const garnishmentSources: readonly DataSource[] = limits.map(({ source }) => source)

/**
 * What may be taken of monthly net pay. Above the highest amount all; what is below is rounded down
 * to 10 euro (§ 850c (5)), and of its part above the free amount seven tenths may be taken, with
 * dependants two tenths less for the first and one for each other (§ 850c (3)). Throws PayrollFault('no_tables_for_date').
 */
export function germanGarnishable(net: Minor, dependants: number, payDate: Day): Minor {
  const { free, firstDependant, nextDependant, highest } = heldOn(limits, payDate, 'DE')
  const counted = Math.max(0, Math.min(dependants, 5))
  const kept = free + (counted > 0 ? firstDependant : 0) + Math.max(0, counted - 1) * nextDependant
  const tenths = counted === 0 ? 7 : 6 - counted
  const stepped = Math.floor(Math.min(net, highest) / 1000) * 1000
  const above = Math.max(0, stepped - kept)
  const part = minorFrom(divideRound(unitsOf(above) * BigInt(tenths), 10n))
  return part + Math.max(0, net - highest)
}
