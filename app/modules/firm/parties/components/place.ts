import type { Format } from '#app/shell/format.ts'
import type { Address } from '#contract/firm/firms.ts'

/** Where somebody is, for a line in a list: "Berlin, Germany". */
export function placeOf(
  { city, country }: { city: string; country: string },
  format: Pick<Format, 'country'>,
): string {
  return [city, format.country(country)].filter((part) => part !== '').join(', ')
}

/** An address as it is written on one line: "Hafen 1, 20457 Hamburg, Germany". */
export function addressLine(
  { street, postcode, city, region, country }: Address,
  format: Pick<Format, 'country'>,
): string {
  const town = [postcode, city].filter((part) => part !== '').join(' ')
  const lines = [street, town, region, format.country(country)]
  return lines.filter((line) => line !== '').join(', ')
}
