import type { ModuleInfo } from '#app/shell/module-info.ts'
import { recurringPath, recurringsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'recurring',
  uses: ['invoicing', 'parties'],
  routes,
  registers: () => import('./register.tsx'),
  records: { recurring: 'record.recurring' },
  documents: { recurring: recurringPath },
  finds: [
    {
      labelKey: 'menu.recurring',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/recurring`,
    },
  ],
  menu: [
    {
      area: 'sales',
      under: 'invoicing',
      order: 23,
      icon: 'repeat',
      labelKey: 'menu.recurring',
      path: recurringsPath,
    },
  ],
}
