import type { ModuleInfo } from '#app/shell/module-info.ts'
import { cashBooksPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'cash-book',
  uses: [],
  routes,
  finds: [
    {
      labelKey: 'menu.cashBook',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/cash-books`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.cashBook',
      path: cashBooksPath,
      area: 'money',
      order: 43,
      icon: 'coins',
    },
  ],
}
