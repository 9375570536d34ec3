import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CountryCode, CurrencyCode, decimalText, Language } from '../core/fields.ts'

/** Countries for which our own API has tax rates and a chart of accounts of their own. */
export const packedCountries: readonly string[] = 'DE AT CH IT ES FR GB US RU'.split(' ')

/** What a new firm starts with in a country, before anything is created. */
export const CountryDefaults = z.object({
  country: CountryCode,
  currency: CurrencyCode,
  language: Language,
  timeZone: z.string(),
  /** `MM-DD` */
  fiscalYearStart: z.string(),
  paymentTermsDays: z.int(),
  taxName: z.record(Language, z.string()),
  taxRates: z.array(
    z.object({
      code: z.string(),
      name: z.record(Language, z.string()),
      rate: decimalText(4),
      isDefault: z.boolean(),
    }),
  ),
  accountCount: z.int(),
  /** Whether the country has a chart and rates of its own. */
  isPacked: z.boolean(),
})
export type CountryDefaults = z.infer<typeof CountryDefaults>

export const countryDefaultsContract = {
  get: endpoint
    .meta({ needs: 'session' })
    .route({ method: 'GET', path: '/countries/{country}', tags: ['Firms'] })
    .input(z.object({ country: CountryCode }))
    .output(CountryDefaults),
}
