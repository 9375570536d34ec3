import type { ModuleInfo } from '#app/shell/module-info.ts'
import { assetPath, assetsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'assets',
  records: { asset: 'record.asset' },
  searched: { asset: 'menu.assets' },
  uses: ['cost-centres'],
  routes,
  documents: { asset: assetPath },
  finds: [
    { labelKey: 'menu.assets', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/assets` },
  ],
  menu: [
    {
      labelKey: 'menu.assets',
      path: assetsPath,
      area: 'books',
      under: 'ledger',
      order: 63,
      icon: 'trending-down',
    },
  ],
}
