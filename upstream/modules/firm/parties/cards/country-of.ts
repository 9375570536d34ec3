import { countryCodes } from '#contract/core/countries.ts'
import { languages } from '#contract/core/fields.ts'
import { countriesByName } from '../../../../core/country-names.ts'

let names: Map<string, string> | undefined

/** The code of a country by its code or its name in any of the languages; undefined for another word. */
export function countryOf(word: string): string | undefined {
  const plain = word.trim().toLowerCase()
  if (countryCodes.includes(plain.toUpperCase())) return plain.toUpperCase()
  names ??= countriesByName(languages)
  return names.get(plain)
}
