import type { ModuleInfo } from '#app/shell/module-info.ts'
import { dashboardPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'dashboard',
  uses: ['parties', 'firms', 'invoicing', 'items', 'payments', 'reports'],
  routes,
  menu: [
    {
      labelKey: 'menu.dashboard',
      path: dashboardPath,
      alsoNeeds: 'invoice:view',
      area: 'start',
      order: 10,
      icon: 'layout-dashboard',
    },
  ],
}
