import type { ServerBuild } from '@remix-run/cloudflare'

type Route = NonNullable<ServerBuild['routes'][string]>

/** A route whose code is there, or comes when it is asked for (`lazy-routes-plugin.ts`). */
type RouteOfBuild = Omit<Route, 'module'> &
  ({ module: Route['module'] } | { load: () => Promise<Route['module']> })

export type RoutesOfBuild = Record<string, RouteOfBuild | undefined>

/**
 * The part of a build that makes one page: its routes, loaded, and what the manifest says of them.
 * Remix ranks all routes of its build anew each time it looks one up, several times a page; with all
 * of them that was half of what a page costs, and grew with every module.
 * @param ids of the routes that make the page together
 */
export async function buildOfPage(
  { routes, ...build }: Omit<ServerBuild, 'routes'> & { routes: RoutesOfBuild },
  ids: readonly string[],
): Promise<ServerBuild> {
  const { assets } = build
  const loaded = await Promise.all(
    pick(routes, ids).map(async ([id, route]) => [id, await loadRoute(route)] as const),
  )
  return {
    ...build,
    routes: Object.fromEntries(loaded),
    assets: { ...assets, routes: Object.fromEntries(pick(assets.routes, ids)) },
  }
}

async function loadRoute(route: RouteOfBuild): Promise<Route> {
  if ('module' in route) return route
  const { load, ...rest } = route
  return { ...rest, module: await load() }
}

function pick<Value>(all: Record<string, Value | undefined>, ids: readonly string[]) {
  return ids.flatMap((id): [string, Value][] => {
    const value = all[id]
    return value === undefined ? [] : [[id, value]]
  })
}
