import type { Minor } from '#contract/core/money.ts'
import { decimalOf } from '../../amounts.ts'
import type { BritishTables, StudentLoanPlan } from './tables.ts'
import type { TaxPeriod } from './tax-period.ts'

/**
 * What is taken for a student loan: a percentage of earnings above the part of the year's threshold
 * (to the penny, the rest dropped), in whole pounds, the rest dropped.
 */
export function studentLoanDeduction(
  earnings: Minor,
  plan: StudentLoanPlan,
  { ofYear, length }: TaxPeriod,
  { studentLoans }: BritishTables,
): Minor {
  const { threshold, rate } = studentLoans[plan]
  const above = Math.max(0, earnings - Math.floor((threshold * length) / ofYear))
  const { units, scale } = decimalOf(rate)
  return Number((BigInt(above) * units) / 10n ** BigInt(scale + 4)) * 100
}
