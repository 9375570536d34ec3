import { countryCodes } from '#contract/core/countries.ts'
import { countriesByName } from '../../../core/country-names.ts'

const extra: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', 'u.s.a.': 'US' }
let names: ReadonlyMap<string, string> | undefined

/** The code of a country by its code or its English or German name; empty where it is none. */
export function countryOf(text: string): string {
  const plain = text.trim().toLowerCase()
  if (plain.length === 2 && countryCodes.includes(plain.toUpperCase())) return plain.toUpperCase()
  names ??= countriesByName(['en', 'de'])
  return extra[plain] ?? names.get(plain) ?? ''
}
