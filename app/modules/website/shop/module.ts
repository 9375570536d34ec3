import type { ModuleInfo } from '#app/shell/module-info.ts'
import { shopOrderPath, shopOrdersPath, shopSettingsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'shop',
  uses: ['item-categories'],
  routes,
  registers: () => import('./register.tsx'),
  records: { shopOrder: 'record.shopOrder', shopSettings: 'record.shopSettings' },
  searched: { shopOrder: 'list.title' },
  documents: { shopOrder: shopOrderPath },
  finds: [
    {
      labelKey: 'settings.title',
      findKey: 'finds.shop',
      path: (firmId) => `/firms/${firmId}/website/shop`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: shopOrdersPath,
      area: 'website',
      under: 'publishing',
      order: 35,
      icon: 'package',
      children: [{ labelKey: 'settings.title', path: shopSettingsPath }],
    },
  ],
}
