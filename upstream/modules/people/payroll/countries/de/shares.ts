import type { Minor } from '#contract/core/money.ts'
import { percentOf } from '../../amounts.ts'
import type { Bearer, StatutoryLine } from '../../statutory/country.ts'

/**
 * What contributions are taken from. They differ in the transition zone only: there `total` is what
 * the whole contribution is taken from, and `employee` what the person's part is.
 */
export type ContributionBase = { total: Minor; employee: Minor }

/** A contribution line of the person's health fund. */
export function fundLine(code: string, bearer: Bearer, base: Minor, amount: Minor): StatutoryLine {
  return { code, bearer, branch: 'social', authority: 'health_fund', base, amount }
}

/**
 * A contribution that both bear at one rate. Half of it is rounded and doubled, and the employer
 * pays what the person does not (§ 2 (1), (2) BVV).
 */
export function sharedLines(code: string, base: ContributionBase, each: string): StatutoryLine[] {
  return splitLines(code, base, { employee: each, employer: each })
}

/** The same where each bears a rate of their own; `less` lowers the person's rate alone. */
export function splitLines(
  code: string,
  base: ContributionBase,
  rates: { employee: string; employer: string },
  less = '0',
): StatutoryLine[] {
  const employee = percentOf(base.employee, rates.employee)
  const lowered = less === '0' ? employee : employee - percentOf(base.employee, less)
  // Outside the zone both bear theirs of one base.
  const notTheirs =
    base.total === base.employee ? 0 : percentOf(base.total, rates.employee) - employee
  const employer = percentOf(base.total, rates.employer) + notTheirs
  return [
    fundLine(code, 'employee', base.employee, lowered),
    fundLine(code, 'employer', base.total, employer),
  ]
}
