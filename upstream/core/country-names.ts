import { countryCodes } from '#contract/core/countries.ts'
import type { Language } from '#contract/core/fields.ts'

const displays = new Map<Language, Intl.DisplayNames>()

/** A country as an address names it. */
export function countryName(code: string, language: Language): string {
  const display = displays.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  displays.set(language, display)
  return display.of(code) ?? code
}

/** Codes of countries by their names in some languages, in small letters. */
export function countriesByName(languages: readonly Language[]): Map<string, string> {
  return new Map(
    languages.flatMap((language) =>
      countryCodes.map((code) => [countryName(code, language).toLowerCase(), code] as const),
    ),
  )
}
