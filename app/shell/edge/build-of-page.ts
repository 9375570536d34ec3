import type { ServerBuild } from '@remix-run/cloudflare'

/**
 * The part of a build that makes one page: its routes, and what the manifest says of them. Remix
 * ranks all routes of its build anew each time it looks one up, several times a page; with all of
 * them that was half of what a page costs, and grew with every module.
 * @param ids of the routes that make the page together; none for a path that leads nowhere, which
 *   is answered from the whole build
 */
export function buildOfPage(build: ServerBuild, ids: readonly string[]): ServerBuild {
  if (ids.length === 0) return build
  const { assets } = build
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...assets, routes: pick(assets.routes, ids) },
  }
}

function pick<Value>(all: Record<string, Value>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
}
