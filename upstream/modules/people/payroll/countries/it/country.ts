import type { Minor } from '#contract/core/money.ts'
import { percentOf, portionOf, roundTo, within } from '../../amounts.ts'
import { daysBetween, earlierOf, laterOf } from '../../days.ts'
import { bracketTax } from '../../statutory/brackets.ts'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { socialLinesTo } from '../../statutory/lines.ts'
import { calendarYearOf, figure } from '../../statutory/year.ts'
import {
  daysOfYear,
  furtherCredit,
  lowIncomeBonus,
  ofDays,
  supplement,
  workCredit,
} from './credits.ts'
import { type ItalianDetails, italianDetails } from './details.ts'
import { type ItalianTables, italianSources, italianTablesOn } from './tables.ts'

const line = socialLinesTo('inps')

/** What income tax does to a payment: sums for low income are paid, so they are above zero here. */
type Tax = { tax: Minor; bonus: Minor; supplement: Minor }

/**
 * Italy: IRPEF by brackets with credits for work, INPS by the rates of the sector as typed in; the
 * year is settled with its last payment (conguaglio). Not covered: the supplement between 15,000 and
 * 28,000 euro, meal vouchers, the yearly severance pay (TFR), which a component can set aside.
 */
export const italy: Country<ItalianDetails> = {
  code: 'IT',
  currency: 'EUR',
  details: italianDetails,
  sources: italianSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedOnPayment,
  calculate: (input, details) => {
    const tables = italianTablesOn(input.payDate)
    const insurance = insuranceOf(input, details, tables)
    const regular = Math.max(0, input.taxable.regular)
    const oneOff = Math.max(0, input.taxable.oneOff)
    const paid = Math.max(0, regular + oneOff - insurance.employee)
    const ofOneOff = regular + oneOff === 0 ? 0 : portionOf(paid, oneOff, regular + oneOff)
    const days = daysOf(input)
    const pay = { regular: paid - ofOneOff, oneOff: ofOneOff, days }
    const {
      tax,
      bonus,
      supplement: extra,
    } = input.isLastOfYear === true
      ? settledTax(input, pay, details, tables)
      : monthlyTax(pay, details, tables)
    const { regional, municipal } = details.surtaxes
    const lines = [
      ...insurance.lines,
      taxLine('income_tax', paid, tax),
      taxLine('regional_surtax', 0, regional),
      taxLine('municipal_surtax', 0, municipal),
      taxLine('low_income_bonus', paid, -bonus),
      taxLine('supplement', paid, -extra),
    ]
    return {
      lines: lines.filter(({ amount }) => amount !== 0),
      figures: {
        ...{ insured: insurance.base, higherInsured: insurance.higherBase },
        ...{ taxed: paid, days, tax, bonus, supplement: extra },
      },
    }
  },
}

/** Days of the year that credits are given for. */
function daysOf({ employedFromDate, employedToDate, fromDate, toDate }: StatutoryInput): number {
  return daysBetween(laterOf(employedFromDate, fromDate), earlierOf(employedToDate, toDate))
}

function insuranceOf(input: StatutoryInput, details: ItalianDetails, { insurance }: ItalianTables) {
  const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
  // Insured pay is declared in whole euro.
  const whole = roundTo(pay, 100)
  const before = figure(input.yearToDate, 'insured')
  const ceiling = details.hasCeiling ? insurance.ceiling : null
  const base = within(before + whole, 0, ceiling) - within(before, 0, ceiling)
  const higherBase =
    input.isLastOfYear === true
      ? within(before + base, insurance.higherFromYear, null) -
        figure(input.yearToDate, 'higherInsured')
      : within(base, insurance.higherFromMonth, null)
  const employee = percentOf(base, details.employeeRate)
  const higher = percentOf(higherBase, insurance.higherRate)
  const lines = [
    line('inps', 'employee', base, employee),
    line('inps_higher', 'employee', higherBase, higher),
    line('inps', 'employer', base, percentOf(base, details.employerRate)),
    { ...line('inail', 'employer', pay, percentOf(pay, details.accidentRate)), authority: 'inail' },
  ]
  return { base, higherBase, employee: employee + higher, lines }
}

type MonthsPay = { regular: Minor; oneOff: Minor; days: number }

/** Tax of a month by twelfths of the brackets; extra months are taxed so too, without credits. */
function monthlyTax(pay: MonthsPay, details: ItalianDetails, tables: ItalianTables): Tax {
  const income = details.expectedIncome ?? pay.regular * details.monthsOfPay
  const twelfth = (amount: Minor) => bracketTax(amount, tables.brackets, { part: 1, whole: 12 })
  const work = workCredit(income, details.isFixedTerm, tables)
  const further = details.wantsLowIncomeSums ? furtherCredit(income, tables) : 0
  const credits =
    ofDays(work, pay.days) + ofDays(further, pay.days) + portionOf(details.familyCredits, 1, 12)
  const tax = Math.max(0, twelfth(pay.regular) - credits) + twelfth(pay.oneOff)
  if (!details.wantsLowIncomeSums) return { tax, bonus: 0, supplement: 0 }
  return {
    tax,
    bonus: lowIncomeBonus(pay.regular + pay.oneOff, income, tables),
    supplement: ofDays(supplement(income, work, tables), pay.days),
  }
}

/** What is left of the year's tax and sums after what its earlier payments took and gave. */
function settledTax(
  input: StatutoryInput,
  pay: MonthsPay,
  details: ItalianDetails,
  tables: ItalianTables,
): Tax {
  const before = (name: string) => figure(input.yearToDate, name)
  const income = before('taxed') + pay.regular + pay.oneOff
  const employedDays = before('days') + pay.days
  const days = Math.min(daysOfYear, employedDays)
  const work = workCredit(income, details.isFixedTerm, tables, days)
  const credits = work + ofDays(furtherCredit(income, tables), days) + details.familyCredits
  const tax = Math.max(0, bracketTax(income, tables.brackets) - credits)
  return {
    tax: tax - before('tax'),
    bonus: lowIncomeBonus(income, income, tables, days) - before('bonus'),
    supplement: supplement(income, work, tables, days) - before('supplement'),
  }
}

function taxLine(code: string, base: Minor, amount: Minor): StatutoryLine {
  return { code, bearer: 'employee', branch: 'tax', authority: 'tax_office', base, amount }
}
