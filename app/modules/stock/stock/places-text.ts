import type { Format } from '#app/shell/format.ts'

type Place = { warehouse: string; onHand: string }

/** Where goods lie, with how many; where all of them lie in one place, its name says enough. */
export function placesText(
  places: readonly Place[],
  { number }: Pick<Format, 'number'>,
): string | undefined {
  if (places.length === 1) return places[0]?.warehouse
  return places.map(({ warehouse, onHand }) => `${warehouse} ${number(onHand)}`).join(' · ')
}
