import type { ModuleInfo } from '#app/shell/module-info.ts'
import { closingPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'closing',
  uses: [],
  routes,
  finds: [
    {
      labelKey: 'menu.closing',
      findKey: 'finds.list',
      path: closingPath,
    },
  ],
  menu: [
    {
      labelKey: 'menu.closing',
      path: closingPath,
      area: 'books',
      under: 'ledger',
      order: 65,
      icon: 'flag',
    },
  ],
}
