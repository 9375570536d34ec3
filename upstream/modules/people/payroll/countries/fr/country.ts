import { formatDecimal } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import { decimalOf, percentOf, portionOf, within } from '../../amounts.ts'
import { daysBetween, earlierOf, laterOf } from '../../days.ts'
import { PayrollFault } from '../../fault.ts'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { socialLinesTo } from '../../statutory/lines.ts'
import { calendarYearOf, figure } from '../../statutory/year.ts'
import { type FrenchDetails, frenchDetails } from './details.ts'
import { generalReduction } from './reduction.ts'
import {
  type FrenchContribution,
  type FrenchScope,
  type FrenchTables,
  frenchSources,
  frenchTablesOn,
} from './tables.ts'

const line = socialLinesTo('urssaf')

/**
 * Of the year, before this payment and with it: pay and ceiling in cents, the minimum wage in
 * hundredths of a cent.
 */
type Year = Record<'before' | 'now', { pay: Minor; ceiling: Minor; wage: Minor }>

/**
 * France: contributions of executives and others with ceilings that follow the year, general
 * reduction, CSG and CRDS, tax at source. Monthly pay only. Not covered: overtime relief,
 * apprentices, overseas departments, sector agreements, the CPF levy of fixed-term contracts.
 */
export const france: Country<FrenchDetails> = {
  code: 'FR',
  currency: 'EUR',
  details: frenchDetails,
  sources: frenchSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedOnPayment,
  calculate: (input, details) => {
    if (input.frequency !== 'month') {
      throw new PayrollFault('frequency_unknown_there', {
        country: 'FR',
        frequency: input.frequency,
      })
    }
    const tables = frenchTablesOn(input.payDate)
    const year = yearOf(input, details, tables)
    const { premium, employerPart } = details.healthCover
    const cover = details.isExecutive
      ? percentOf(within(year.now.pay - year.before.pay, 0, tables.ceiling), tables.executivesCover)
      : 0
    const reduced = generalReduction(year.now.pay, year.now.wage, details.firmSize, tables)
    const reduction = reduced - figure(input.yearToDate, 'reduction')
    const pay = year.now.pay - year.before.pay
    const contributed = tables.contributions
      .filter(({ scope }) => concerns(scope, details))
      .map((one) => contributionLine(one, year))
    const lines = [
      ...contributed,
      line('accident', 'employer', pay, percentOf(pay, details.accidentRate)),
      ...(details.firmSize > 10
        ? [line('transport', 'employer', pay, percentOf(pay, details.transportRate))]
        : []),
      line('general_reduction', 'employer', year.now.pay, -reduction),
      {
        ...line('health_cover', 'employee', premium, premium - employerPart),
        authority: 'insurer',
      },
      { ...line('health_cover', 'employer', premium, employerPart), authority: 'insurer' },
      { ...line('executives_cover', 'employer', pay, cover), authority: 'insurer' },
      ...(details.firmSize > 10 ? [packageLine(employerPart + cover, tables)] : []),
      ...csgLines(year, employerPart + cover, tables),
    ]
    const taxed = netTaxable(input, lines, employerPart)
    const tax = percentOf(taxed, details.taxRate ?? neutralRate(taxed, tables))
    return {
      lines: [...lines, taxLine(taxed, tax)].filter(({ amount }) => amount !== 0),
      figures: {
        pay,
        ceiling: year.now.ceiling - year.before.ceiling,
        wage: year.now.wage - year.before.wage,
        reduction,
        netTaxable: taxed,
      },
    }
  },
}

/** Ceiling and minimum wage of this month are cut to working time and to days of employment. */
function yearOf(input: StatutoryInput, details: FrenchDetails, tables: FrenchTables): Year {
  const before = {
    pay: figure(input.yearToDate, 'pay'),
    ceiling: figure(input.yearToDate, 'ceiling'),
    wage: figure(input.yearToDate, 'wage'),
  }
  const days = daysBetween(input.fromDate, input.toDate)
  const from = laterOf(input.employedFromDate, input.fromDate)
  const to = earlierOf(input.employedToDate, input.toDate)
  const part = (amount: Minor) => portionOf(amount, daysBetween(from, to), days)
  const hour = tables.minimumWage.findLast((one) => one.from <= input.toDate)?.hour ?? 0
  const wholeMonth = portionOf(hour * 100, tables.hoursOfYear, 12)
  const wage = percentOf(wholeMonth, hundredfold(details.workingTime))
  const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
  const ceiling = percentOf(tables.ceiling, hundredfold(details.workingTime))
  return {
    before,
    now: {
      pay: before.pay + pay,
      ceiling: before.ceiling + part(ceiling),
      wage: before.wage + part(wage),
    },
  }
}

/** A part of one in per cent. */
function hundredfold(part: string): string {
  const { units, scale } = decimalOf(part)
  return formatDecimal({ units: units * 100n, scale })
}

function concerns(
  scope: FrenchScope,
  { isExecutive, worksInAlsaceMoselle, firmSize }: FrenchDetails,
): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'executives':
      return isExecutive
    case 'alsace_moselle':
      return worksInAlsaceMoselle
    case 'up_to_10':
      return firmSize <= 10
    case 'from_11':
      return firmSize >= 11
    case 'up_to_49':
      return firmSize <= 49
    case 'from_50':
      return firmSize >= 50
  }
}

/** What the year's base of a contribution grew by with this payment. */
function contributionLine(one: FrenchContribution, { before, now }: Year): StatutoryLine {
  const baseOf = ({ pay, ceiling }: Year['now']) =>
    one.onlyAboveCeiling && pay <= ceiling
      ? 0
      : within(pay, one.from * ceiling, one.to === null ? null : one.to * ceiling)
  const base = baseOf(now) - baseOf(before)
  return {
    ...line(one.code, one.bearer, base, percentOf(base, one.rate)),
    authority: one.authority,
  }
}

/** CSG and CRDS are also taken from what the employer pays for health and cover. */
function csgLines(
  { before, now }: Year,
  employersCover: Minor,
  { csg }: FrenchTables,
): StatutoryLine[] {
  const baseOf = ({ pay, ceiling }: Year['now']) => {
    const end = csg.upToCeilings * ceiling
    return percentOf(within(pay, 0, end), csg.part) + within(pay, end, null)
  }
  const base = baseOf(now) - baseOf(before) + employersCover
  return [
    line('csg_deductible', 'employee', base, percentOf(base, csg.deductible)),
    line('csg_not_deductible', 'employee', base, percentOf(base, csg.notDeductible)),
    line('crds', 'employee', base, percentOf(base, csg.crds)),
  ]
}

/** What the person paid off pay free of tax is taken off; health cover by the employer is added. */
function netTaxable(
  input: StatutoryInput,
  lines: readonly StatutoryLine[],
  employersHealth: Minor,
): Minor {
  const taxed: readonly string[] = ['csg_not_deductible', 'crds']
  const free = lines.filter(({ bearer, code }) => bearer === 'employee' && !taxed.includes(code))
  const paid = free.reduce((sum, { amount }) => sum + amount, 0)
  const { regular, oneOff } = input.taxable
  return Math.max(0, regular + oneOff - paid + employersHealth)
}

function neutralRate(taxed: Minor, { neutralRates }: FrenchTables): string {
  return neutralRates.find(({ below }) => below === null || taxed < below)?.rate ?? '0'
}

function packageLine(base: Minor, { socialPackage }: FrenchTables): StatutoryLine {
  return line('social_package', 'employer', base, percentOf(base, socialPackage))
}

function taxLine(base: Minor, amount: Minor): StatutoryLine {
  return {
    code: 'income_tax',
    bearer: 'employee',
    branch: 'tax',
    authority: 'tax_office',
    base,
    amount,
  }
}
