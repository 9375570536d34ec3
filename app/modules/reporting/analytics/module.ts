import type { ModuleInfo } from '#app/shell/module-info.ts'
import { analyticsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'analytics',
  uses: [],
  routes,
  finds: [{ labelKey: 'menu.analytics', findKey: 'finds.list', path: analyticsPath }],
  menu: [
    {
      labelKey: 'menu.analytics',
      path: analyticsPath,
      area: 'books',
      order: 71,
      icon: 'trending-up',
    },
  ],
}
