import type { ModuleInfo } from '#app/shell/module-info.ts'
import { budgetPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'budgets',
  records: { budget: 'record.budget' },
  uses: ['cost-centres'],
  routes,
  finds: [
    {
      labelKey: 'menu.budgets',
      findKey: 'finds.list',
      path: (firmId) => budgetPath(firmId),
    },
  ],
  menu: [
    {
      labelKey: 'menu.budgets',
      path: (firmId) => budgetPath(firmId),
      area: 'books',
      under: 'reports',
      order: 72,
      icon: 'coins',
    },
  ],
}
