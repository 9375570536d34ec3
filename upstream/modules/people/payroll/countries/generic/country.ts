import { z } from 'zod'
import { type Country, calendarYearOf } from '../../statutory/country.ts'
import { typedRate, typedRateLines } from '../../statutory/typed-rates.ts'

const genericDetails = z.object({ rates: z.array(typedRate).max(30) })

/** Any country that no rules are kept for: percentages with ceilings, as the firm types them in. */
export const anyCountry: Country<z.infer<typeof genericDetails>> = {
  code: 'XX',
  currency: null,
  details: genericDetails,
  sources: [],
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: {
    sameTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
    laterTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
  },
  calculate: (input, { rates }) => typedRateLines(rates, input),
}
