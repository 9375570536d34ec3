import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const module: ModuleInfo = {
  id: 'cost-centres',
  uses: [],
  routes: registerRoutes({
    path: 'cost-centres',
    idParam: 'costCentreId',
    view: 'ledger:view',
    edit: 'ledger:edit',
  }),
  registers: () => import('./register.tsx'),
  records: { costCentre: 'record.costCentre' },
  searched: { costCentre: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/cost-centres`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: costCentresPath,
      area: 'books',
      order: 66,
      icon: 'folder',
      under: 'ledger',
    },
  ],
}

function costCentresPath(firmId: string): string {
  return `/firms/${firmId}/cost-centres`
}
