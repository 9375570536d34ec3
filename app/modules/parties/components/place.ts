import type { Format } from '#app/shell/format.ts'

/** Where somebody is, for a line in a list: "Berlin, Germany". */
export function placeOf(
  { city, country }: { city: string; country: string },
  format: Pick<Format, 'country'>,
): string {
  return [city, format.country(country)].filter((part) => part !== '').join(', ')
}
