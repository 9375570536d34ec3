import { add, formatDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import { decimalOf, percentOf, portionOf } from '../../amounts.ts'
import type { Bearer, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import { figure } from '../../statutory/year.ts'
import type { AustrianDetails } from './details.ts'
import type { AustrianTables } from './tables.ts'

export type AustrianInsurance = { lines: StatutoryLine[]; oneOffBase: Minor }

/**
 * Social insurance by the one percentage of each side: regular pay up to the ceiling of its days,
 * one-off pay up to that of the year. Low pay bears less for unemployment; a marginal job only the
 * employer's accident insurance.
 */
export function austrianInsurance(
  input: StatutoryInput,
  details: AustrianDetails,
  { insurance }: AustrianTables,
): AustrianInsurance {
  const regular = Math.max(0, input.contributory.regular)
  const oneOff = Math.max(0, input.contributory.oneOff)
  if (payOfWholeMonth(input, regular) <= insurance.marginal) {
    const base = regular + oneOff
    const amount = percentOf(base, insurance.accident)
    return { lines: [line('accident', 'employer', base, amount)], oneOffBase: 0 }
  }
  const base = Math.min(regular, portionOf(insurance.ceilingOfMonth, insuredDays(input), 30))
  const left = insurance.ceilingOfOneOff - figure(input.yearToDate, 'oneOffBase')
  const oneOffBase = Math.min(oneOff, Math.max(0, left))
  const housing = details.worksInVienna ? insurance.viennaHousing : '0'
  const lower = (pay: Minor) => lessForLowPay(pay, insurance)
  const rows: [string, Bearer, Minor, string][] = [
    ['social_insurance', 'employee', base, sum(insurance.employee, housing, lower(regular))],
    ['social_insurance', 'employer', base, sum(insurance.employer, housing)],
    [
      'social_insurance_one_off',
      'employee',
      oneOffBase,
      sum(insurance.employeeOneOff, lower(oneOff)),
    ],
    ['social_insurance_one_off', 'employer', oneOffBase, insurance.employerOneOff],
  ]
  const lines = rows.map(([code, bearer, from, rate]) =>
    line(code, bearer, from, percentOf(from, rate)),
  )
  return { lines: lines.filter(({ amount }) => amount !== 0), oneOffBase }
}

/**
 * Who has little only because they joined, left or were unpaid in the month is not marginally
 * employed (§ 5 (2) ASVG, last sentence): a whole month's pay counts.
 */
function payOfWholeMonth(input: StatutoryInput, regular: Minor): Minor {
  const { days, of } = input.paidPart ?? { days: String(insuredDays(input)), of: '30' }
  const part = decimalOf(days)
  const whole = decimalOf(of)
  if (part.units <= 0n) return regular
  const scale = Math.max(part.scale, whole.scale)
  return portionOf(regular, Number(scaleTo(whole, scale)), Number(scaleTo(part, scale)))
}

/** By how much the person's percentage is lower, as a decimal below zero. */
function lessForLowPay(pay: Minor, { lowPay, unemployment }: AustrianTables['insurance']): string {
  const held = lowPay.find(({ upTo }) => upTo !== null && pay <= upTo)
  return held === undefined ? '0' : sum(held.rate, `-${unemployment}`)
}

function sum(...rates: readonly string[]): string {
  return formatDecimal(rates.map(decimalOf).reduce(add))
}

function line(code: string, bearer: Bearer, base: Minor, amount: Minor): StatutoryLine {
  return { code, bearer, branch: 'social', authority: 'health_fund', base, amount }
}
