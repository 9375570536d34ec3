import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newProductionOrderPath, productionOrderPath, productionOrdersPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'production-orders',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { productionOrder: 'record.productionOrder' },
  searched: { productionOrder: 'list.title' },
  numbered: { productionOrder: 'list.title' },
  documents: { productionOrder: productionOrderPath },
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: productionOrdersPath }],
  menu: [
    {
      labelKey: 'list.title',
      path: productionOrdersPath,
      area: 'products',
      order: 28,
      icon: 'boxes',
      children: [
        { labelKey: 'menu.list', path: productionOrdersPath },
        { labelKey: 'list.new', path: newProductionOrderPath },
      ],
    },
  ],
}
