import { z } from 'zod'
import type { Minor } from '#contract/core/money.ts'
import { percentOf, within } from '../../amounts.ts'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Bearer, Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { linesTo } from '../../statutory/lines.ts'
import { typedRate, typedRateLines } from '../../statutory/typed-rates.ts'
import { calendarYearOf, figure } from '../../statutory/year.ts'
import { type FederalTables, federalSources, federalTablesOn } from './tables.ts'
import { federalWithholding } from './withholding.ts'

const line = linesTo('irs')

const cents = z.number().int().min(0)
const filingStatus = z.enum(['single', 'joint', 'head'])

const americanDetails = z.object({
  w4: z.discriminatedUnion('form', [
    z.object({
      form: z.literal('2020'),
      filingStatus,
      isStep2Checked: z.boolean(),
      ...{ credits: cents, otherIncome: cents, deductions: cents, extra: cents },
    }),
    z.object({
      form: z.literal('2019'),
      filingStatus,
      allowances: z.number().int().min(0).max(99),
      extra: cents,
    }),
  ]),
  /** Claims exemption from withholding. */
  isExempt: z.boolean(),
  /** One-off pay: by the flat rate, or together with the wages of the period. */
  supplemental: z.enum(['flat', 'aggregate']),
  /** Federal unemployment tax after credits; 0.6 unless the state is one of credit reduction. */
  unemploymentRate: z.string().regex(/^\d(\.\d{1,3})?$/),
  /** State and local taxes and contributions, as percentages. */
  state: z.array(typedRate).max(20),
})

export type AmericanDetails = z.infer<typeof americanDetails>

/**
 * United States, federal: income tax by the percentage method, Social Security, Medicare, federal
 * unemployment tax. Of states and cities only percentages that the firm types in.
 */
export const unitedStates: Country<AmericanDetails> = {
  code: 'US',
  currency: 'USD',
  details: americanDetails,
  sources: federalSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedOnPayment,
  calculate: (input, details) => {
    const tables = federalTablesOn(input.payDate)
    const wages = Math.max(0, input.contributory.regular + input.contributory.oneOff)
    const state = typedRateLines(details.state, input)
    const lines = [
      ...incomeTax(input, details, tables),
      ...payrollTaxes(wages, figure(input.yearToDate, 'wages'), details, tables),
    ]
    return {
      lines: [...lines.filter(({ amount }) => amount !== 0), ...state.lines],
      figures: { ...state.figures, wages, supplemental: Math.max(0, input.taxable.oneOff) },
    }
  },
}

function incomeTax(
  input: StatutoryInput,
  { w4, isExempt, supplemental }: AmericanDetails,
  tables: FederalTables,
): StatutoryLine[] {
  const regular = Math.max(0, input.taxable.regular)
  const oneOff = Math.max(0, input.taxable.oneOff)
  const paid = figure(input.yearToDate, 'supplemental')
  const { rate, above, rateAbove } = tables.supplemental
  const high = within(paid + oneOff, above, null) - within(paid, above, null)
  const withheld = (code: string, wages: Minor, amount: Minor) =>
    line(code, 'employee', 'tax', wages, amount)
  // Beyond a million a year no Form W-4 and no choice counts (Publication 15, section 7).
  const ofHigh = percentOf(high, rateAbove)
  if (isExempt) return [withheld('federal_income_tax_one_off', high, ofHigh)]
  const isTogether = supplemental === 'aggregate'
  const wages = isTogether ? regular + oneOff - high : regular
  const flat = isTogether ? 0 : percentOf(oneOff - high, rate)
  return [
    withheld('federal_income_tax', wages, federalWithholding(wages, input.frequency, w4, tables)),
    withheld('federal_income_tax_one_off', isTogether ? high : oneOff, flat + ofHigh),
  ]
}

/** Each counts the wages of the year so far: ceilings end them, 200,000 begins the additional tax. */
function payrollTaxes(
  wages: Minor,
  before: Minor,
  { unemploymentRate }: AmericanDetails,
  { socialSecurity, medicare, unemployment }: FederalTables,
): StatutoryLine[] {
  const part = (from: Minor, to: Minor | null) =>
    within(before + wages, from, to) - within(before, from, to)
  const security = part(0, socialSecurity.wageBase)
  const additional = part(medicare.additionalOver, null)
  const jobless = part(0, unemployment.wageBase)
  const taken = (code: string, bearer: Bearer, base: Minor, rate: string) =>
    line(code, bearer, 'social', base, percentOf(base, rate))
  return [
    taken('social_security', 'employee', security, socialSecurity.rate),
    taken('medicare', 'employee', wages, medicare.rate),
    taken('additional_medicare', 'employee', additional, medicare.additionalRate),
    taken('social_security', 'employer', security, socialSecurity.rate),
    taken('medicare', 'employer', wages, medicare.rate),
    taken('federal_unemployment', 'employer', jobless, unemploymentRate),
  ]
}
