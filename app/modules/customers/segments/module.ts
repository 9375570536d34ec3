import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const module: ModuleInfo = {
  id: 'segments',
  uses: [],
  routes: registerRoutes({
    path: 'segments',
    idParam: 'segmentId',
    view: 'campaign:view',
    edit: 'campaign:edit',
    files: { import: null, batch: null },
  }),
  registers: () => import('./register.tsx'),
  records: { segment: 'record.segment' },
  searched: { segment: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/segments`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/segments`,
      area: 'customers',
      under: 'campaigns',
      order: 73,
      icon: 'list-filter',
    },
  ],
}
