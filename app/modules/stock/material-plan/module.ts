import { firmRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

function materialPlanPath(firmId: string): string {
  return `/firms/${firmId}/material-plan`
}

export const module: ModuleInfo = {
  id: 'material-plan',
  uses: [],
  routes: firmRoutes([
    {
      path: 'material-plan',
      needs: 'stock:view',
      file: 'modules/stock/material-plan/routes/material-plan.tsx',
    },
  ]),
  finds: [{ labelKey: 'title', findKey: 'finds.list', path: materialPlanPath }],
  menu: [
    {
      labelKey: 'title',
      path: materialPlanPath,
      area: 'products',
      under: 'production-orders',
      order: 29,
      icon: 'clipboard',
    },
  ],
}
