import type { Language } from '#contract/fields.ts'

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

const zones: Record<string, string> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RU: 'Europe/Moscow',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  US: 'America/New_York',
}

/** The time zone most people of a country live in; UTC for a country that is not known here. */
export function usualTimeZone(country: string | undefined): string {
  return (country && zones[country]) || 'UTC'
}
