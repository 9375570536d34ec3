import type { Language } from './fields.ts'

/** Where each language is at home, the usual country first: only there its formats differ by country. */
const homes: Record<Language, string> = {
  en: 'GB US IE AU NZ CA ZA IN SG MT HK KE NG',
  de: 'DE AT CH LI LU BE',
  it: 'IT CH SM VA',
  ru: 'RU BY KZ KG',
  es: 'ES MX AR BO CL CO CR CU DO EC GT HN NI PA PE PR PY SV UY VE',
}

/**
 * The BCP 47 tag to format with: German in Austria is `de-AT`; in a country where a language is
 * not at home its usual form is used, so English in Italy is `en-GB`.
 */
export function formatLocale(language: Language, country?: string): string {
  const countries = homes[language].split(' ')
  const region = country && countries.includes(country) ? country : countries[0]
  return `${language}-${region}`
}
