import type { Format } from '#app/shell/format.ts'

/** A place as the edge names it, `Berlin, DE`, with its country in the reader's words. */
export function placeText(place: string, { country }: Pick<Format, 'country'>): string {
  const [, city, code] = /^(?:(.*), )?([A-Z]{2})$/.exec(place) ?? []
  if (code === undefined) return place
  return [city, country(code)].filter(Boolean).join(', ')
}
