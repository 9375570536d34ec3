import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/jobs', needs: 'firm:edit', file: 'modules/firm/jobs/routes/job-list.tsx' },
])
