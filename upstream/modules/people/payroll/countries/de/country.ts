import { correctedAnew } from '../../statutory/corrections.ts'
import type { Country } from '../../statutory/country.ts'
import { germanPremiumSources } from '../../statutory/premium-pay.ts'
import { calendarYearOf } from '../../statutory/year.ts'
import { type GermanDetails, germanDetails } from './details.ts'
import { garnishmentSources, germanGarnishable } from './garnishment.ts'
import { minijobLines } from './minijob.ts'
import { germanRateSources } from './rates.ts'
import { socialInsurance } from './social-insurance.ts'
import { wageTax, wageTaxSources } from './wage-tax.ts'

/**
 * Germany: wage tax by the ministry's flow chart; social insurance with ceilings, transition zone,
 * minijob. Not covered: the employer's adjustment at the end of the year, flat-rate taxes but a
 * minijob's, short-term work, miners' insurance.
 */
export const germany: Country<GermanDetails> = {
  code: 'DE',
  currency: 'EUR',
  details: germanDetails,
  sources: [
    ...wageTaxSources,
    ...germanRateSources,
    ...garnishmentSources,
    ...germanPremiumSources,
  ],
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedAnew,
  calculate: (input, details) => {
    const { employment } = details
    const taxed = {
      taxableRegular: Math.max(0, input.taxable.regular),
      taxableOneOff: Math.max(0, input.taxable.oneOff),
    }
    if (employment.kind === 'minijob') {
      const lines = minijobLines(input, details, employment)
      if (employment.flatTaxBearer !== null) return { lines, figures: {} }
      return { lines: [...lines, ...wageTax(input, details)], figures: taxed }
    }
    const social = socialInsurance(input, details)
    return {
      lines: [...wageTax(input, details), ...social.lines],
      figures: { ...taxed, ...social.figures },
    }
  },
  garnishable: germanGarnishable,
}
