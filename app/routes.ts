import { type PageRoute, withOneLayoutEach } from './shell/firm-routes.ts'

type RoutesFile = { routes?: PageRoute[] }

/**
 * Every module brings its own routes, in its `routes.ts` or, where they are few, its `module.ts`; a new
 * folder is found without a line here.
 */
const found = import.meta.glob<RoutesFile>('./modules/*/*/{routes,module}.ts', { eager: true })

export default withOneLayoutEach(Object.values(found).flatMap(({ routes = [] }) => routes))
