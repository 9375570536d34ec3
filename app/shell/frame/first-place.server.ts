import { findPageAt } from '../edge/page-leaves.server.ts'
import type { FirmPage } from '../load-context.ts'
import { menuFor } from './menu.ts'

/** What everybody in a firm has, so that it is nobody's own work. */
const ofEverybody: readonly string[] = ['firm:view', 'expense:view', 'record:comment']

/**
 * Where somebody without figures begins: the first place of the menu inside the firm that is more
 * than everybody's, or else the calendar. Undefined for who has none.
 */
export function firstPlaceOf(viewer: FirmPage): string | undefined {
  const { firmId } = viewer.firm
  return menuFor(viewer)
    .flat()
    .filter(({ alsoNeeds }) => !alsoNeeds)
    .map((entry) => entry.path(firmId))
    .filter((path) => path.startsWith(`/firms/${firmId}/`))
    .find((path) => !ofEverybody.includes(findPageAt(path)?.needs ?? ''))
}
