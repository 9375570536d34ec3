import type Big from 'big.js'
import type { Minor } from '#contract/core/money.ts'
import { percentDown } from '../../amounts.ts'
import { type Day, partsOf } from '../../days.ts'
import { PayrollFault } from '../../fault.ts'
import type { StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { calendarDays, isWholePeriod } from '../../statutory/periods.ts'
import { figure } from '../../statutory/year.ts'
import type { GermanDetails } from './details.ts'
import type { PlanInputs, WageTaxPlan } from './wage-tax/plan.ts'

const plans = Object.values(
  import.meta.glob<WageTaxPlan>('./wage-tax/years/*.ts', { eager: true, import: 'plan' }),
).sort((a, b) => b.from.localeCompare(a.from))

export const wageTaxSources = plans.map(({ from, source }) => ({
  title: `Programmablaufplan Lohnsteuer, ${source}`,
  date: from,
  covers: 'DE: wage tax, solidarity surcharge, what church tax is taken from',
}))

/** Bavaria and Baden-Württemberg take 8 % for the church, all others 9 %. */
const LOW_CHURCH_TAX: readonly string[] = ['BW', 'BY']

/** How the flow chart names the pay periods. */
const PERIODS: Readonly<Partial<Record<StatutoryInput['frequency'], number>>> = {
  year: 1,
  month: 2,
  week: 3,
  day: 4,
}

/**
 * Wage tax, solidarity surcharge and church tax by the ministry's flow chart. Who was employed for a
 * part of the period is taxed by days of the calendar (R 39b.5 (2) LStR). Throws
 * PayrollFault('no_tables_for_date', 'frequency_unknown_there').
 */
export function wageTax(input: StatutoryInput, details: GermanDetails): StatutoryLine[] {
  const plan = planOn(input.payDate)
  const LZZ = isWholePeriod(input) ? PERIODS[input.frequency] : 4
  if (LZZ === undefined) throw new PayrollFault('frequency_unknown_there', { country: 'DE' })
  const times = isWholePeriod(input) ? 1 : Math.max(1, calendarDays(input))
  const regular = Math.max(0, input.taxable.regular)
  const oneOff = Math.max(0, input.taxable.oneOff)
  const result = plan.run(inputsOf(input, details, { LZZ, regular, oneOff, times }))
  const churchRate = churchRateOf(details)
  const lines = [
    taxLine('wage_tax', regular, result.LSTLZZ, times),
    taxLine('solidarity', regular, result.SOLZLZZ, times),
    churchLine('church_tax', result.BK, times, churchRate),
  ]
  if (oneOff > 0) {
    lines.push(
      taxLine('wage_tax_one_off', oneOff, result.STS, 1),
      taxLine('solidarity_one_off', oneOff, result.SOLZS, 1),
      churchLine('church_tax_one_off', result.BKS, 1, churchRate),
    )
  }
  return lines.filter(({ amount }) => amount !== 0)
}

/** The newest chart that holds by then; each holds for its calendar year. */
function planOn(day: Day): WageTaxPlan {
  const plan = plans.find(({ from }) => from <= day && from.slice(0, 4) === day.slice(0, 4))
  if (plan === undefined) throw new PayrollFault('no_tables_for_date', { country: 'DE', day })
  return plan
}

/** What the flow chart asks for, by its names. */
function inputsOf(
  input: StatutoryInput,
  details: GermanDetails,
  { LZZ, regular, oneOff, times }: { LZZ: number; regular: Minor; oneOff: Minor; times: number },
): PlanInputs {
  const { health, care, allowances, additions, ageReliefFrom } = details
  const isPrivate = health.kind === 'private'
  return {
    LZZ,
    RE4: Math.floor(regular / times),
    LZZFREIB: partOfMonth(allowances.month, LZZ),
    LZZHINZU: partOfMonth(additions.month, LZZ),
    SONSTB: oneOff,
    JRE4: oneOff === 0 ? 0 : expectedYearPay(input, details),
    JFREIB: allowances.year,
    JHINZU: additions.year,
    STKL: details.taxClass,
    af: details.factor === undefined ? 0 : 1,
    f: details.factor ?? '1',
    ZKF: details.childAllowances,
    R: details.churchTaxState === null ? 0 : 1,
    KRV: details.pensionInsured ? 0 : 1,
    ALV: details.unemploymentInsured ? 0 : 1,
    PKV: isPrivate ? 1 : 0,
    KVZ: isPrivate ? undefined : health.additionalRate,
    PKPV: isPrivate ? health.basicPremium : undefined,
    PKPVAGZ: isPrivate ? health.employerPart : undefined,
    PVZ: care.isChildless ? 1 : 0,
    PVA: care.isChildless ? 0 : Math.max(0, Math.min(care.childrenUnder25, 5) - 1),
    PVS: care.worksInSaxony ? 1 : 0,
    ALTER1: ageReliefFrom === undefined ? 0 : 1,
    AJAHR: ageReliefFrom,
  }
}

/** A month's allowance for a week or a day, rounded up; for a year twelve of them. */
function partOfMonth(month: Minor, period: number): Minor {
  if (period === 2) return month
  if (period === 1) return month * 12
  return Math.ceil((month * (period === 3 ? 7 : 1)) / 30)
}

/**
 * What is paid this year without the one-off pay of today (R 39b.6 (2) LStR): what was paid, with
 * earlier one-off pay, and this month's pay for each month from now on.
 */
function expectedYearPay(input: StatutoryInput, details: GermanDetails): Minor {
  const paidOnce = figure(input.yearToDate, 'taxableOneOff')
  if (details.expectedYearPay !== undefined) return details.expectedYearPay + paidOnce
  const months = 13 - partsOf(input.payDate).month
  const toCome = input.isLastOfYear === true ? 1 : months
  const paid = figure(input.yearToDate, 'taxableRegular')
  return Math.max(0, paid + paidOnce + Math.max(0, input.taxable.regular) * toCome)
}

function taxLine(code: string, base: Minor, cents: Big, times: number): StatutoryLine {
  const amount = centsOf(cents) * times
  return { code, bearer: 'employee', branch: 'tax', authority: 'tax_office', base, amount }
}

/** Fractions of a cent of church tax are dropped. */
function churchLine(code: string, cents: Big, times: number, rate: string): StatutoryLine {
  const base = centsOf(cents) * times
  const amount = percentDown(base, rate)
  return { code, bearer: 'employee', branch: 'tax', authority: 'tax_office', base, amount }
}

function churchRateOf({ churchTaxState }: GermanDetails): string {
  if (churchTaxState === null) return '0'
  return LOW_CHURCH_TAX.includes(churchTaxState) ? '8' : '9'
}

function centsOf(cents: Big): Minor {
  return cents.toNumber()
}
