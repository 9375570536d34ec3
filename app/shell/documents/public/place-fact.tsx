import { Icon } from '#app/ui/index.ts'
import * as sheet from './sheet.css.ts'

/** Where something is, among the facts of a public page; nothing where that is not said. */
export function PlaceFact({ place }: { place: string }) {
  return place ? (
    <li className={sheet.fact}>
      <Icon name="map-pin" />
      {place}
    </li>
  ) : null
}
