import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config'
import { withOneLayoutEach } from './shell/firm-routes.ts'

type RoutesFile = { routes: RouteConfig }

/** Every module brings its own routes; a new folder is found without a line here. */
const found = import.meta.glob<RoutesFile>('./modules/*/routes.ts', { eager: true })

const routes: RouteConfigEntry[][] = await Promise.all(
  Object.values(found).map((module) => module.routes),
)

export default withOneLayoutEach(routes.flat())
