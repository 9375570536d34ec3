import type { z } from 'zod'
import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../days.ts'
import { PayrollFault } from '../fault.ts'
import type { SourceTaxTariff } from './source-tax-tariff.ts'

/** How often somebody is paid; tax tables are made for these. */
export type PayFrequency =
  | 'day'
  | 'week'
  | 'twoWeeks'
  | 'fourWeeks'
  | 'halfMonth'
  | 'month'
  | 'quarter'
  | 'halfYear'
  | 'year'

/** Pay of the period that recurs, and what is paid once (a bonus, a 13th month). */
export type Pay = { regular: Minor; oneOff: Minor }

/** Sums by name that a country carries through the year; each country names its own. */
export type Figures = Readonly<Record<string, Minor>>

/** What a country's rules are given for one payment to one person. */
export type StatutoryInput = {
  /** The day of payment: it decides the dated tables. */
  payDate: Day
  /** The pay period, both days counted. */
  fromDate: Day
  toDate: Day
  /** The part of the pay period that the person was employed, both days counted. */
  employedFromDate: Day
  employedToDate: Day
  frequency: PayFrequency
  /** Paid days of those of the pay period, as decimals; left out: those employed. */
  paidPart?: { days: string; of: string }
  /** What income tax is taken from, before what the country itself takes off. */
  taxable: Pay
  /** What social contributions are taken from, before ceilings. */
  contributory: Pay
  /** Sums of `figures` over the payments of the same tax year that came before. */
  yearToDate: Figures
  /** Sums of `figures` over the whole tax year before, with the same employer. */
  previousYear?: Figures
  /** The last payment of the tax year, or of the employment: yearly tax is settled. */
  isLastOfYear?: boolean
  /** Swiss tariffs that the firm uploaded. */
  sourceTax?: SourceTaxTariff
}

/** Who bears it: the person, out of pay, or the employer, on top of it. */
export type Bearer = 'employee' | 'employer'

/** One amount that goes to an authority; below zero: a refund. */
export type StatutoryLine = {
  /** The country's own name of it, such as `wage_tax`. */
  code: string
  bearer: Bearer
  branch: 'tax' | 'social'
  /** Whom it is remitted to, such as `tax_office`. */
  authority: string
  /** What it was calculated from. */
  base: Minor
  amount: Minor
}

export type StatutoryResult = {
  lines: StatutoryLine[]
  /** What this payment adds to the sums of the year. */
  figures: Figures
}

/**
 * How a correction of an earlier period is paid. `recalculate`: the amounts of that period are
 * calculated anew, and the difference paid. `paymentDate`: only pay is corrected, and the
 * difference is one-off pay of the day it is paid.
 */
export type CorrectionRule = 'recalculate' | 'paymentDate'

/** Where published figures come from. Nobody has audited what was made of them. */
export type DataSource = { title: string; date: Day; covers: string }

/** Everything about one country's statutory deductions. */
export type Country<Details = unknown> = {
  /** ISO 3166-1 alpha-2, or `XX` for the generic one. */
  code: string
  /** ISO 4217; null: the firm's own. */
  currency: string | null
  /** Facts about a person that the rules need; what is stored with each payslip. */
  details: z.ZodType<Details>
  sources: readonly DataSource[]
  isAudited: false
  /** First and last day of the tax year of a payment: `yearToDate` is summed over it. */
  taxYearOf: (payDate: Day) => { fromDate: Day; toDate: Day }
  corrections: {
    sameTaxYear: Record<StatutoryLine['branch'], CorrectionRule>
    laterTaxYear: Record<StatutoryLine['branch'], CorrectionRule>
  }
  calculate: (input: StatutoryInput, details: Details) => StatutoryResult
  /**
   * What creditors may take of net pay by the country's own table, for a person with so many
   * dependants. Absent where no table is kept: each order then says what it leaves.
   */
  garnishable?: (net: Minor, dependants: number, payDate: Day) => Minor
}

/** A country with details of any kind: they are checked before its rules see them. */
export type AnyCountry = Omit<Country, 'calculate'> & {
  /** Throws PayrollFault('details_invalid') besides what the rules refuse. */
  calculate: (input: StatutoryInput, details: unknown) => StatutoryResult
}

/** Puts the check of details in front of a country's rules. */
export function checkedCountry<Details>(country: Country<Details>): AnyCountry {
  return {
    ...country,
    calculate: (input, details) => {
      const parsed = country.details.safeParse(details)
      if (parsed.success) return country.calculate(input, parsed.data)
      const [issue] = parsed.error.issues
      throw new PayrollFault('details_invalid', { field: issue?.path.join('.') ?? '' })
    },
  }
}
