import { type OfferingId, offerings } from '#app/modules/public-site/site/index.ts'
import type { IconName } from '#app/ui/index.ts'

/** The icon of an offering, as menus show it. */
export function iconOf(id: OfferingId): IconName {
  return offerings.find((offering) => offering.id === id)?.icon ?? 'star'
}
