import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number in E.164 (`+493012345678`), read as it is dialled in a country. An extension is left
 * out: it leads to a desk of the same company. A zero in brackets is not dialled where the country's plan
 * knows none after its code; in Italy it is part of the number.
 * @param country ISO 3166-1 alpha-2, of whoever the number is of; empty where it is not known
 * @returns undefined for what no country's plan allows by its length
 */
export function phoneKey(text: string, country: string): string | undefined {
  const written = text.trim().replace(/^(tel|p|fax):/i, '')
  const home = isSupportedCountry(country) ? country : undefined
  // 00 is dialled for a foreign country in most, whatever is dialled in this one.
  const international = written.replace(/^\(?00\)?[\s]*(?=[1-9])/, '+')
  for (const candidate of [written, international]) {
    const number = parsePhoneNumberFromString(candidate, home)
    if (number?.isPossible()) return number.number
  }
  return undefined
}
