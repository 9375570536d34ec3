import { formatDecimal } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import { decimalOf, percentOf, portionOf } from '../../amounts.ts'
import type { StatutoryInput, StatutoryLine, StatutoryResult } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import { figure } from '../../statutory/year.ts'
import type { GermanDetails } from './details.ts'
import { oneOffBases } from './one-off.ts'
import { type GermanRates, germanRatesOn } from './rates.ts'
import { type ContributionBase, fundLine, sharedLines, splitLines } from './shares.ts'
import { transitionBase } from './transition.ts'

type Bases = { pension: ContributionBase; health: ContributionBase }

/**
 * Contributions of an employment that is no minijob: on pay of the month up to the ceilings of its
 * insured days, on one-off pay as far as the year leaves room, and the employer's levies.
 */
export function socialInsurance(input: StatutoryInput, details: GermanDetails): StatutoryResult {
  // Contributions arise with the work, one-off pay's with its payment (§ 22 (1) SGB IV).
  const rates = germanRatesOn(input.toDate)
  const days = insuredDays(input)
  const regular = Math.max(0, input.contributory.regular)
  const isTransition = details.employment.kind === 'regular' && details.employment.isTransition
  if (isTransition) {
    const pay = regular + Math.max(0, input.contributory.oneOff)
    const base = transitionBase(pay, days, rates)
    const lines = [
      ...contributions({ pension: base, health: base }, details, rates),
      ...levies(base.total, base.total, details, rates),
    ]
    return { lines, figures: figuresOf(days, base.total, base.total) }
  }
  const pension = Math.min(regular, portionOf(rates.pension.ceilingOfYear, days, 360))
  const health = Math.min(regular, portionOf(rates.health.ceilingOfYear, days, 360))
  const oneOff = oneOffBases(input, details, {
    days: figure(input.yearToDate, 'socialDays') + days,
    pension: figure(input.yearToDate, 'pensionBase') + pension,
    health: figure(input.yearToDate, 'healthBase') + health,
  })
  const lines = [
    ...contributions({ pension: alike(pension), health: alike(health) }, details, rates),
    ...contributions(
      { pension: alike(oneOff.pension), health: alike(oneOff.health) },
      details,
      oneOff.rates,
    ).map((line) => ({ ...line, code: `${line.code}_one_off` })),
    ...levies(pension, pension + oneOff.pension, details, rates),
  ]
  if (oneOff.belongsToLastYear) {
    const figures = {
      ...figuresOf(days, pension, health),
      lastYearsPensionBase: oneOff.pension,
      lastYearsHealthBase: oneOff.health,
    }
    return { lines, figures }
  }
  return { lines, figures: figuresOf(days, pension + oneOff.pension, health + oneOff.health) }
}

function figuresOf(socialDays: number, pensionBase: Minor, healthBase: Minor) {
  return { socialDays, pensionBase, healthBase }
}

function alike(base: Minor): ContributionBase {
  return { total: base, employee: base }
}

/** Lines of the branches somebody is insured in; none where there is nothing to take them from. */
function contributions(
  { pension, health }: Bases,
  details: GermanDetails,
  rates: GermanRates,
): StatutoryLine[] {
  const lines: StatutoryLine[] = []
  if (pension.total === 0 && health.total === 0) return lines
  if (details.pensionInsured) lines.push(...sharedLines('pension', pension, rates.pension.each))
  if (details.unemploymentInsured) {
    lines.push(...sharedLines('unemployment', pension, rates.unemployment.each))
  }
  if (details.health.kind === 'statutory') {
    lines.push(...sharedLines('health', health, rates.health.each))
    lines.push(...sharedLines('health_additional', health, half(details.health.additionalRate)))
    lines.push(...careLines(health, details, rates))
  }
  return lines.filter(({ base }) => base !== 0)
}

/**
 * Long-term care: the supplement of the childless is the person's alone, taken from the whole base;
 * from the second child to the fifth the person's own rate falls (§ 55 (3) SGB XI).
 */
function careLines(
  base: ContributionBase,
  { care }: GermanDetails,
  rates: GermanRates,
): StatutoryLine[] {
  const { each, childless, saxony } = rates.care
  const shares = care.worksInSaxony ? saxony : { employee: each, employer: each }
  const lines = splitLines('care', base, shares, less(care, rates))
  if (!care.isChildless) return lines
  const supplement = percentOf(base.total, childless)
  return [...lines, fundLine('care_childless', 'employee', base.total, supplement)]
}

/** By how much the person's rate of care insurance is lower. */
function less({ childrenUnder25 }: GermanDetails['care'], rates: GermanRates): string {
  const children = Math.max(0, Math.min(childrenUnder25, 5) - 1)
  if (children === 0) return '0'
  const { units, scale } = decimalOf(rates.care.less)
  return formatDecimal({ units: units * BigInt(children), scale })
}

/** Half of a rate, exactly. */
function half(rate: string): string {
  const { units, scale } = decimalOf(rate)
  return formatDecimal({ units: units * 5n, scale: scale + 1 })
}

/** Levies for sick pay and maternity are taken from regular pay, that for insolvency from all. */
function levies(
  regular: Minor,
  all: Minor,
  details: GermanDetails,
  rates: GermanRates,
): StatutoryLine[] {
  const { sickPay, maternity } = details.levies
  const rows: [string, string | null, Minor][] = [
    ['sick_pay_levy', sickPay, regular],
    ['maternity_levy', maternity, regular],
    ['insolvency_levy', rates.insolvency, all],
  ]
  return rows.flatMap(([code, rate, base]) =>
    rate === null || base === 0 ? [] : [fundLine(code, 'employer', base, percentOf(base, rate))],
  )
}
