import type { FirmMembership } from '#contract/core/identity.ts'
import { type AreaId, areaIds, type BusinessKind } from '#contract/firm/areas.ts'
import type { AreaInfo } from '../area-info.ts'

const found = import.meta.glob<readonly AreaInfo[]>('../../modules/*/area.ts', {
  eager: true,
  import: 'areas',
})

/** The areas of the product, in the order of the menu. */
export const areas: readonly AreaInfo[] = Object.values(found)
  .flat()
  .sort((one, other) => areaIds.indexOf(one.id) - areaIds.indexOf(other.id))

/** Areas that a firm of a kind does not begin with. */
export function areasOffFor(kind: BusinessKind): AreaId[] {
  return areas
    .filter(({ usedBy }) => usedBy !== 'all' && !usedBy.includes(kind))
    .map(({ id }) => id)
}

/** Whether a firm has an area switched on; every one, from an API that knows of no areas. */
export function isAreaOn({ areasOff = [] }: Pick<FirmMembership, 'areasOff'>, id: string): boolean {
  return !areasOff.some((off) => off === id)
}
