import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'dashboard',
    needs: 'firm:view',
    file: 'modules/reporting/dashboard/routes/dashboard.tsx',
  },
  {
    path: 'dashboard/arrange',
    needs: 'invoice:view',
    file: 'modules/reporting/dashboard/routes/dashboard-arrange.tsx',
  },
])
