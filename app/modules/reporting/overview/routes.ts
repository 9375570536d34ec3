import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/overview/routes'

export const routes: PageRoute[] = personRoutes([
  { path: 'firms/overview', needs: 'session', file: `${folder}/firm-overview.tsx` },
  { path: 'firms/to-do', needs: 'session', file: `${folder}/to-do.tsx` },
  { path: 'firms/queue', needs: 'session', file: `${folder}/firm-queue.tsx` },
])
