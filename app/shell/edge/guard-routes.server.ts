import type { ServerBuild } from '@remix-run/cloudflare'
import { AppError } from '#contract/core/errors.ts'
import { requirePageAccess } from '../session/page-access.server.ts'
import { type PageLeaf, pageLeaves } from './page-leaves.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

const leaves = new Map(pageLeaves.map((leaf) => [leaf.id, leaf]))

/**
 * The build with every loader and action behind what its route in a `routes.ts` says: `needs` of who
 * reads, `writes` of who posts. So that is said once, and no page can forget to ask.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    const leaf = leaves.get(id)
    routes[id] = route && leaf ? guarded(route, leaf) : route
  }
  return { ...build, routes }
}

function guarded(route: Route, { needs, writes }: PageLeaf): Route {
  const { loader, action } = route.module
  const module: Route['module'] = { ...route.module }
  if (loader) {
    module.loader = async (args) => {
      await requirePageAccess(args, needs)
      if (args.context.isTooLarge) throw new AppError('too_large', 'The form is too large')
      return loader(args)
    }
  }
  if (action) {
    module.action = async (args) => {
      await requirePageAccess(args, writes)
      return action(args)
    }
  }
  return { ...route, module }
}
