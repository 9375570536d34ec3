import { implement } from '@orpc/server'
import { countryDefaultsContract } from '#contract/firm/country-defaults.ts'
import { validation } from '../../../core/validation.ts'
import type { Call } from '../../../identity/call.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { countryPack, packedCountries } from './index.ts'

const os = implement(countryDefaultsContract).$config(validation).$context<Call>()

export const router = os.router({
  get: os.get.handler(({ input, context }) => {
    requireIdentity(context)
    const { accounts, taxRates, ...pack } = countryPack(input.country)
    return {
      ...pack,
      taxRates: taxRates
        .filter(({ direction, validTo }) => direction !== 'purchase' && validTo === undefined)
        .map(({ code, name, rate, isDefault }) => ({
          code,
          name,
          rate,
          isDefault: isDefault ?? false,
        })),
      accountCount: accounts.length,
      isPacked: packedCountries.includes(input.country),
    }
  }),
})
