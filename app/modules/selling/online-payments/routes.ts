import { firmRoutes } from '#app/shell/firm-routes.ts'

export const routes = firmRoutes([
  {
    path: 'card-payments',
    needs: 'payment:view',
    writes: 'payment:edit',
    file: 'modules/selling/online-payments/routes/card-payments.tsx',
  },
])
