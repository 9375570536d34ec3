import type { RouteConfig } from '@remix-run/route-config'

type RoutesFile = { routes: RouteConfig }

/** Every module brings its own routes; a new folder is found without a line here. */
const found = import.meta.glob<RoutesFile>('./modules/*/routes.ts', { eager: true })

export default (await Promise.all(Object.values(found).map((module) => module.routes))).flat()
