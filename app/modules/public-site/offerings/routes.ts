import { offerings } from '#app/modules/public-site/site/index.server.ts'
import type { PageRoute } from '#app/shell/firm-routes.ts'

/** One page for each offering, all of one file: which it is, its address says. */
export const routes: PageRoute[] = offerings.map(({ id, path }) => ({
  id: `offerings/${id}`,
  path: path.slice(1),
  needs: 'public',
  kept: true,
  file: 'modules/public-site/offerings/routes/offering.tsx',
}))
