import { firmRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'
import { priceChangesPath, priceListsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'price-lists',
  uses: ['item-categories'],
  routes: [
    ...registerRoutes({
      path: 'price-lists',
      idParam: 'priceListId',
      view: 'item:view',
      edit: 'item:edit',
      files: { import: null, batch: null },
    }),
    ...firmRoutes([
      {
        path: 'price-changes',
        needs: 'item:edit',
        file: 'modules/catalogue/price-lists/routes/price-changes.tsx',
      },
    ]),
  ],
  registers: () => import('./register.tsx'),
  records: { priceList: 'record.priceList' },
  searched: { priceList: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/price-lists`,
    },
    {
      labelKey: 'change.title',
      findKey: 'finds.change',
      path: (firmId) => `/firms/${firmId}/price-changes`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: priceListsPath,
      area: 'products',
      order: 26,
      icon: 'badge-percent',
      under: 'items',
      children: [
        { labelKey: 'list.title', path: priceListsPath },
        { labelKey: 'change.title', path: priceChangesPath },
      ],
    },
  ],
}
