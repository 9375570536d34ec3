import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../days.ts'
import type { Figures, PayFrequency } from '../statutory/country.ts'
import type { GarnishmentOrder } from './garnishments.ts'

/**
 * What a line does to net pay: `+` is paid, `-` is taken, `0` is beside it. `inKind` takes off
 * again what was not paid in money; `owed` gives back what pay was too small for.
 */
export const EFFECTS = {
  earning: 1,
  inKind: -1,
  beforeTax: -1,
  statutory: -1,
  garnishment: -1,
  repayment: -1,
  afterTax: -1,
  owed: 1,
  rounding: 1,
  employer: 0,
  statutoryEmployer: 0,
  info: 0,
} as const

export type LineKind = keyof typeof EFFECTS

export type PayslipLine = {
  kind: LineKind
  /** The component, the statutory line, or the order, loan or rest it belongs to. */
  code: string
  amount: Minor
  /** What it was calculated from. */
  base?: Minor
  authority?: string
  branch?: 'tax' | 'social'
  /** First day of the earlier period that it corrects. */
  forPeriod?: Day
}

/** A state of the contract within the period, with the values that formulas ask for. */
export type Segment = {
  fromDate: Day
  toDate: Day
  /** Paid days of it, of `daysOfPeriod`, as `prorate` counts them. */
  payableDays: string
  /** Decimals by name: pay, hours, children … */
  values: Readonly<Record<string, string>>
}

/** What somebody pays back out of net pay: a loan's instalment, an advance, an earlier rest. */
export type Repayment = { code: string; amount: Minor; rest: 'carry' | 'lapse' }

/** A line that corrects an earlier period, as `correctionLines` gives it. */
export type CorrectionLine = PayslipLine & {
  forPeriod: Day
  /** Whether tax and contributions are taken from it now, as from one-off pay. */
  isTaxedNow: boolean
  isContributoryNow: boolean
}

/**
 * The sheet that a month's hours were taken from: as it was signed or released, changed since, or not
 * signed yet, so that none of its hours are paid.
 */
export type SheetState = 'signed' | 'changed' | 'unsigned'

/** Everything one payslip is calculated from, as the run wrote it down; the same gives the same. */
export type PayslipInput = {
  currency: string
  payDate: Day
  fromDate: Day
  toDate: Day
  frequency: PayFrequency
  /** In order; the last one's values hold for all that is not prorated. */
  segments: readonly Segment[]
  /** What `payableDays` are of. */
  daysOfPeriod: string
  /** Facts about the person for the country's rules. */
  details: unknown
  yearToDate: Figures
  previousYear?: Figures
  isLastOfYear?: boolean
  garnishments: readonly GarnishmentOrder[]
  repayments: readonly Repayment[]
  corrections: readonly CorrectionLine[]
  /** Of who keeps their time; `hasHours`: it gave the hours of who is paid by the hour. */
  sheet?: { state: SheetState; hasHours: boolean }
  /** Net pay is paid in multiples of this, such as 5 for 0.05. */
  netStep?: Minor
}

export type Payslip = {
  lines: PayslipLine[]
  gross: Minor
  /** What is paid out; never below zero. */
  net: Minor
  /** Gross and what the employer bears besides. */
  employerCost: Minor
  /** What the country adds to the sums of the year. */
  figures: Figures
  /** What did not fit and waits for the next payslip, as its `repayments`. */
  rests: Repayment[]
}
