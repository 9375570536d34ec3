import { tilesFor } from '#app/shell/frame/tiles.ts'
import { useFirm } from '#app/shell/page-context.tsx'

/** The tiles that the person may have, in the usual order. */
export function useTileNames(): string[] {
  return tilesFor(useFirm()).map(({ id }) => id)
}
