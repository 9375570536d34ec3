import { z } from 'zod'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Country } from '../../statutory/country.ts'
import { typedRate, typedRateLines } from '../../statutory/typed-rates.ts'
import { calendarYearOf } from '../../statutory/year.ts'

const genericDetails = z.object({ rates: z.array(typedRate).max(30) })

/** Any country that no rules are kept for: percentages with ceilings, as the firm types them in. */
export const anyCountry: Country<z.infer<typeof genericDetails>> = {
  code: 'XX',
  currency: null,
  details: genericDetails,
  sources: [],
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedOnPayment,
  calculate: (input, { rates }) => typedRateLines(rates, input),
}
