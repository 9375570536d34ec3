import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '#app/shell/firm-routes.ts'

export const routes: RouteConfig = firmRoutes([
  { path: 'dashboard', file: 'modules/dashboard/routes/dashboard.tsx' },
])
