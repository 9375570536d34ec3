import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router'
import type { RoutesOfBuild } from './build-of-page.ts'

/** More kinds of paths than the app has routes; paths that anybody may ask for must not grow it without end. */
const maxKinds = 1_000

/**
 * Gives for a path the ids of the routes that make its page together, outermost first; for one that
 * leads nowhere those of the page that says so. Paths that differ only by ids of records are looked
 * up once.
 */
export function routeIdsFor(routes: RoutesOfBuild): (pathname: string) => readonly string[] {
  const tree = treeOf(routes, undefined)
  const known = new Map<string, readonly string[]>()
  return (pathname) => {
    const kind = pathname.replace(/[0-9A-HJKMNP-TV-Z]{26,}/g, '0')
    const found = known.get(kind)
    if (found) return found
    const matches = matchRoutes(tree, pathname) ?? []
    const ids = matches.map(({ route }) => route.id ?? '')
    if (known.size < maxKinds) known.set(kind, ids)
    return ids
  }
}

function treeOf(routes: RoutesOfBuild, parentId: string | undefined): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route): AgnosticRouteObject => {
      const { id, path, caseSensitive } = route
      if (route.index) return { id, path, caseSensitive, index: true }
      return { id, path, caseSensitive, children: treeOf(routes, id) }
    })
}
