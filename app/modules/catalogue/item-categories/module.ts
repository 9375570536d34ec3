import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const module: ModuleInfo = {
  id: 'item-categories',
  uses: ['cost-centres'],
  routes: registerRoutes({
    path: 'item-categories',
    idParam: 'itemCategoryId',
    view: 'item:view',
    edit: 'item:edit',
  }),
  registers: () => import('./register.tsx'),
  records: { itemCategory: 'record.itemCategory' },
  searched: { itemCategory: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/item-categories`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: categoriesPath,
      area: 'products',
      order: 26,
      icon: 'folder',
      under: 'items',
    },
  ],
}

function categoriesPath(firmId: string): string {
  return `/firms/${firmId}/item-categories`
}
