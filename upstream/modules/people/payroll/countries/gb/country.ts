import { z } from 'zod'
import type { Minor } from '#contract/core/money.ts'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { linesTo } from '../../statutory/lines.ts'
import { figure } from '../../statutory/year.ts'
import {
  type Contributions,
  directorsThresholds,
  NI_CATEGORIES,
  nationalInsurance,
  thresholdsOf,
} from './national-insurance.ts'
import { payeTax } from './paye.ts'
import { studentLoanDeduction } from './student-loans.ts'
import { type BritishTables, britishSources, britishTablesOn } from './tables.ts'
import { readTaxCode } from './tax-code.ts'
import { britishTaxYearOf, type TaxPeriod, taxPeriodOf } from './tax-period.ts'

const line = linesTo('hmrc')

const britishDetails = z.object({
  /** As HMRC writes it, with W1 or M1 behind it where each period stands alone. */
  taxCode: z.string().max(12),
  niCategory: z.enum(NI_CATEGORIES),
  /**
   * A director's contributions go by the year: each time (`annual`), or with the last payment of it
   * (`alternative`). `weeks` of the year from the appointment on.
   */
  director: z
    .object({ method: z.enum(['annual', 'alternative']), weeks: z.number().int().min(1).max(53) })
    .nullable(),
  studentLoan: z.enum(['plan1', 'plan2', 'plan4', 'plan5']).nullable(),
  hasPostgraduateLoan: z.boolean(),
})

export type BritishDetails = z.infer<typeof britishDetails>

/**
 * United Kingdom: PAYE by HMRC's tax table routines, Class 1 National Insurance, student loans. Not
 * covered: statutory payments, apprenticeship levy, employment allowance (both of the whole firm).
 */
export const unitedKingdom: Country<BritishDetails> = {
  code: 'GB',
  currency: 'GBP',
  details: britishDetails,
  sources: britishSources,
  isAudited: false,
  taxYearOf: britishTaxYearOf,
  corrections: correctedOnPayment,
  calculate: (input, details) => {
    const tables = britishTablesOn(input.payDate)
    const period = taxPeriodOf(input.payDate, input.frequency)
    const pay = input.taxable.regular + input.taxable.oneOff
    const earnings = Math.max(0, input.contributory.regular + input.contributory.oneOff)
    const code = readTaxCode(details.taxCode)
    const tax = payeTax(
      {
        ...{ code, period, pay, taxBefore: figure(input.yearToDate, 'tax') },
        payToDate: figure(input.yearToDate, 'taxablePay') + pay,
      },
      tables,
    )
    const due = contributionsOf(input, details, earnings, period, tables)
    const lines = [
      line('income_tax', 'employee', 'tax', pay, tax),
      line('national_insurance', 'employee', 'social', earnings, due.employee),
      line('national_insurance', 'employer', 'social', earnings, due.employer),
      ...loanLines(details, earnings, period, tables),
    ]
    return {
      lines: lines.filter(({ amount }) => amount !== 0),
      figures: {
        ...{ taxablePay: pay, tax, niEarnings: earnings },
        ...{ employeeNi: due.employee, employerNi: due.employer },
      },
    }
  },
}

function contributionsOf(
  input: StatutoryInput,
  { niCategory, director }: BritishDetails,
  earnings: Minor,
  period: TaxPeriod,
  tables: BritishTables,
): Contributions {
  const isByYear =
    director !== null && (director.method === 'annual' || input.isLastOfYear === true)
  if (!isByYear) return nationalInsurance(earnings, niCategory, thresholdsOf(period), tables)
  const toDate = figure(input.yearToDate, 'niEarnings') + earnings
  const thresholdOf = directorsThresholds(Math.min(52, director.weeks))
  const ofYear = nationalInsurance(toDate, niCategory, thresholdOf, tables)
  return {
    employee: ofYear.employee - figure(input.yearToDate, 'employeeNi'),
    employer: ofYear.employer - figure(input.yearToDate, 'employerNi'),
  }
}

function loanLines(
  { studentLoan, hasPostgraduateLoan }: BritishDetails,
  earnings: Minor,
  period: TaxPeriod,
  tables: BritishTables,
): StatutoryLine[] {
  const lines: StatutoryLine[] = []
  if (studentLoan !== null) {
    const amount = studentLoanDeduction(earnings, studentLoan, period, tables)
    lines.push(line('student_loan', 'employee', 'tax', earnings, amount))
  }
  if (hasPostgraduateLoan) {
    const amount = studentLoanDeduction(earnings, 'postgraduate', period, tables)
    lines.push(line('postgraduate_loan', 'employee', 'tax', earnings, amount))
  }
  return lines
}
