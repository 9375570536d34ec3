import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '../../shell/firm-routes.ts'

export const routes: RouteConfig = firmRoutes([
  { path: 'dashboard', file: 'modules/dashboard/routes/dashboard.tsx' },
])
