import type { ModuleInfo } from '#app/shell/module-info.ts'
import { campaignsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'campaigns',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { campaign: 'record.campaign' },
  searched: { campaign: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/campaigns`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: campaignsPath,
      area: 'customers',
      order: 72,
      icon: 'send',
    },
  ],
}
