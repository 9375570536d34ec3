import type { ModuleInfo } from '#app/shell/module-info.ts'
import { itemsPath, manyPicturesPath, newItemPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'items',
  uses: ['cost-centres', 'item-categories'],
  routes,
  registers: () => import('./register.tsx'),
  records: { item: 'record.item' },
  searched: { item: 'menu.items' },
  finds: [
    { labelKey: 'menu.items', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/items` },
  ],
  menu: [
    {
      labelKey: 'menu.items',
      path: itemsPath,
      area: 'products',
      order: 25,
      icon: 'package',
      children: [{ labelKey: 'many.title', path: manyPicturesPath }],
    },
  ],
  create: [
    {
      labelKey: 'menu.newItem',
      path: newItemPath,
      order: 40,
      icon: 'package-plus',
    },
  ],
}
