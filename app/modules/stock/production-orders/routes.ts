import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'production-orders',
    idParam: 'productionOrderId',
    view: 'stock:view',
    edit: 'stock:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'production-orders/:productionOrderId/make',
      needs: 'stock:edit',
      file: 'modules/stock/production-orders/routes/make.tsx',
    },
  ]),
]
