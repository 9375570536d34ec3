import type { ModuleInfo } from '#app/shell/module-info.ts'
import { recurringPurchasePath, recurringPurchasesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'recurring-purchases',
  uses: ['bills', 'cost-centres', 'expenses', 'parties', 'recurring'],
  routes,
  registers: () => import('./register.tsx'),
  records: { recurringPurchase: 'record.recurringPurchase' },
  searched: { recurringPurchase: 'list.title' },
  documents: { recurringPurchase: recurringPurchasePath },
  finds: [
    {
      labelKey: 'menu.recurringPurchases',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/recurring-purchases`,
    },
  ],
  menu: [
    {
      area: 'purchases',
      order: 44,
      icon: 'repeat',
      labelKey: 'menu.recurringPurchases',
      path: recurringPurchasesPath,
    },
  ],
}
