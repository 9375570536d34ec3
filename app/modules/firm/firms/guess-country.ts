import { formatLocale } from '#app/shell/format-locale.ts'
import { countryCodes } from '#contract/core/countries.ts'
import type { Language } from '#contract/core/fields.ts'

/**
 * Where a new firm most likely is: the region a browser names beside the page's language, else
 * where that language is at home.
 * @param acceptLanguage the header, such as `de-AT,de;q=0.9`
 */
export function guessCountry(acceptLanguage: string | null, language: Language): string {
  const regions = (acceptLanguage ?? '')
    .split(',')
    .map((tag) => /^\s*([a-z]{2})-([a-z]{2})\b/i.exec(tag))
    .flatMap((match) => (match?.[1]?.toLowerCase() === language ? match[2]?.toUpperCase() : []))
  const named = regions.find((region) => region && countryCodes.includes(region))
  return named ?? formatLocale(language).slice(-2)
}
