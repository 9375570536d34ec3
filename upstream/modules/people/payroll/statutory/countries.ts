import { austria } from '../countries/at/country.ts'
import { switzerland } from '../countries/ch/country.ts'
import { germany } from '../countries/de/country.ts'
import { spain } from '../countries/es/country.ts'
import { france } from '../countries/fr/country.ts'
import { unitedKingdom } from '../countries/gb/country.ts'
import { anyCountry } from '../countries/generic/country.ts'
import { italy } from '../countries/it/country.ts'
import { unitedStates } from '../countries/us/country.ts'
import { PayrollFault } from '../fault.ts'
import { type AnyCountry, checkedCountry } from './country.ts'

/** All countries that rules are kept for, by code; `XX` is any other. */
export const countries: Readonly<Record<string, AnyCountry>> = Object.fromEntries(
  [
    checkedCountry(germany),
    checkedCountry(austria),
    checkedCountry(switzerland),
    checkedCountry(france),
    checkedCountry(italy),
    checkedCountry(spain),
    checkedCountry(unitedKingdom),
    checkedCountry(unitedStates),
    checkedCountry(anyCountry),
  ].map((country) => [country.code, country]),
)

/** Throws PayrollFault('country_unknown'): a firm of another country takes `XX` on purpose. */
export function countryOf(code: string): AnyCountry {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined
  if (country === undefined) throw new PayrollFault('country_unknown', { country: code })
  return country
}
