import { findPageAt } from '../edge/page-leaves.server.ts'
import type { FirmPage } from '../load-context.ts'
import { entriesFor } from './menu.ts'

/** What nearly everybody in a firm has, so that it is nobody's own work. */
const ofEverybody: readonly string[] = [
  ...['firm:view', 'expense:view', 'record:comment', 'calendar:view', 'mail:view'],
  ...['employee:own', 'learning:view', 'project:view', 'time:view'],
]

/** What cashiers and others look at beside their own work. */
const ofMany: readonly string[] = [
  ...['party:view', 'wallet:view', 'item:view', 'stock:view', 'coupon:view', 'loyalty:view'],
  'analysis:view',
]

/**
 * Where somebody without figures begins: the first place of the menu inside the firm that is more
 * than everybody's, or else their own work or expenses, or the first one. Undefined for who has none.
 */
export function firstPlaceOf(viewer: FirmPage): string | undefined {
  const { firmId } = viewer.firm
  const paths = entriesFor(viewer)
    .filter(({ alsoNeeds }) => !alsoNeeds)
    .map((entry) => entry.path(firmId))
    .filter((path) => path.startsWith(`/firms/${firmId}/`))
  const needs = (path: string) => findPageAt(path)?.needs ?? ''
  return (
    paths.find((path) => ![...ofEverybody, ...ofMany].includes(needs(path))) ??
    paths.find((path) => ofMany.includes(needs(path))) ??
    paths.find((path) => needs(path) === 'employee:own') ??
    paths.find((path) => needs(path) === 'expense:view') ??
    paths[0]
  )
}
