import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'
import { newProductionOrderPath, productionOrderPath, productionOrdersPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'production-orders',
  uses: [],
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

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'production-orders',
    idParam: 'productionOrderId',
    view: 'stock:view',
    edit: 'stock:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'production-orders/:productionOrderId/make',
      needs: 'stock:edit',
      file: 'modules/stock/production-orders/routes/make.tsx',
    },
  ]),
]
