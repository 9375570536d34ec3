import type { Minor } from '#contract/core/money.ts'
import { percentOf } from '../../amounts.ts'
import { correctedAnew } from '../../statutory/corrections.ts'
import type { Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { calendarYearOf } from '../../statutory/year.ts'
import { type AustrianDetails, austrianDetails } from './details.ts'
import { austrianInsurance } from './social-insurance.ts'
import { type AustrianTables, austrianSources, austrianTablesOn } from './tables.ts'
import { austrianWageTax } from './wage-tax.ts'

/**
 * Austria, employees who are no apprentices: wage tax by the tariff, one-off pay within the sixth,
 * social insurance, employer's levies. Not covered: tax-free overtime, the check of the sixth in
 * December, the marginal jobs' levy of the whole firm.
 */
export const austria: Country<AustrianDetails> = {
  code: 'AT',
  currency: 'EUR',
  details: austrianDetails,
  sources: austrianSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedAnew,
  calculate: (input, details) => {
    const tables = austrianTablesOn(input.payDate)
    const { lines: insurance, oneOffBase } = austrianInsurance(input, details, tables)
    const borne = (code: string) =>
      insurance.find((line) => line.code === code && line.bearer === 'employee')?.amount ?? 0
    const oneOffGross = Math.max(0, input.taxable.oneOff)
    const ofRegular = borne('social_insurance')
    const ofOneOff = borne('social_insurance_one_off')
    const pay = {
      regular: Math.max(0, input.taxable.regular - ofRegular),
      oneOff: Math.max(0, oneOffGross - ofOneOff),
      oneOffGross,
    }
    const tax = austrianWageTax(input, pay, details, tables)
    const lines = [
      ...insurance,
      taxLine('wage_tax', pay.regular + tax.above, tax.regular),
      taxLine('wage_tax_one_off', pay.oneOff - tax.above, tax.oneOff),
      ...employersTaxes(input, details, tables),
    ]
    return {
      lines: lines.filter(({ amount }) => amount !== 0),
      figures: {
        regular: Math.max(0, input.taxable.regular),
        ...{ oneOffWithin: tax.within, oneOffTaxed: pay.oneOff - tax.above, oneOffBase },
      },
    }
  },
}

function employersTaxes(
  input: StatutoryInput,
  { chamberLevy, hasProvision }: AustrianDetails,
  { employersTaxes }: AustrianTables,
): StatutoryLine[] {
  const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
  const rows: [string, StatutoryLine['branch'], string, string | null][] = [
    ['family_fund', 'tax', 'tax_office', employersTaxes.familyFund],
    ['chamber_levy', 'tax', 'tax_office', chamberLevy],
    ['municipal_tax', 'tax', 'municipality', employersTaxes.municipal],
    [
      'severance_provision',
      'social',
      'health_fund',
      hasProvision ? employersTaxes.provision : null,
    ],
  ]
  return rows.flatMap(([code, branch, authority, rate]) => {
    if (rate === null) return []
    return [
      { code, bearer: 'employer', branch, authority, base: pay, amount: percentOf(pay, rate) },
    ]
  })
}

function taxLine(code: string, base: Minor, amount: Minor): StatutoryLine {
  return { code, bearer: 'employee', branch: 'tax', authority: 'tax_office', base, amount }
}
