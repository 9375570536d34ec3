import type { ServerBuild } from '@remix-run/cloudflare'
import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router'

/** More shapes of paths than the app has routes; strangers' paths must not grow it for ever. */
const mostShapes = 1_000

/**
 * Gives each path the build narrowed to the one branch of routes it leads to. Remix ranks and
 * walks all routes several times for a request, which was a tenth of a list's time; with a branch
 * there are two or three. A path that leads nowhere gets the whole build, as before.
 */
export function branchesOf(build: ServerBuild): (pathname: string) => ServerBuild {
  const tree = treeOf(build.routes, undefined)
  const narrowed = new Map<string, ServerBuild>()
  const byShape = new Map<string, ServerBuild>()

  function find(pathname: string): ServerBuild {
    const matches = matchRoutes(tree, pathname)
    const ids = matches?.map(({ route }) => route.id ?? '') ?? []
    if (!matches || matches.at(-1)?.route.path === '*') return build
    const key = ids.join(' ')
    const branch = narrowed.get(key) ?? narrow(build, ids)
    narrowed.set(key, branch)
    return branch
  }

  return (pathname) => {
    const shape = pathname.replace(/[0-9A-HJKMNP-TV-Z]{26,}/g, '0')
    const known = byShape.get(shape)
    if (known) return known
    const branch = find(pathname)
    if (byShape.size < mostShapes) byShape.set(shape, branch)
    return branch
  }
}

function treeOf(
  routes: ServerBuild['routes'],
  parentId: string | undefined,
): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route): AgnosticRouteObject => {
      const { id, path, caseSensitive } = route
      if (route.index) return { id, path, caseSensitive, index: true }
      return { id, path, caseSensitive, children: treeOf(routes, id) }
    })
}

function narrow(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
