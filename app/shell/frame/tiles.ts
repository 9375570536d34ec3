import type { FirmPage } from '../load-context.ts'
import type { TileEntry } from '../module-info.ts'
import { modules } from '../modules.ts'
import { isAreaOn } from './areas.ts'

/** A tile with the name that the API and people's own arrangements know it by. */
export type PlacedTile = TileEntry & { moduleId: string; id: string }

const tiles: readonly PlacedTile[] = modules
  .flatMap(({ id: moduleId, tiles: own = [] }) =>
    own.map((tile) => ({ ...tile, moduleId, id: `${moduleId}.${tile.name}` })),
  )
  .sort((one, other) => one.order - other.order)

/** What modules may say on somebody's dashboard, in the usual order. */
export function tilesFor({ canOpen, firm }: Pick<FirmPage, 'canOpen' | 'firm'>): PlacedTile[] {
  return tiles.filter(
    ({ area, path }) => (!area || isAreaOn(firm, area)) && canOpen(path(':firmId')),
  )
}
