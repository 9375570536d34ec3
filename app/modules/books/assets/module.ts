import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { assetPath, assetsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'assets',
  records: { asset: 'record.asset' },
  searched: { asset: 'menu.assets' },
  uses: ['cost-centres'],
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

const folder = 'modules/books/assets/routes'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'assets',
    needs: 'ledger:view',
    writes: 'ledger:edit',
    file: `${folder}/asset-list.tsx`,
  },
  { path: 'assets/new', needs: 'ledger:edit', file: `${folder}/asset-new.tsx` },
  {
    path: 'assets/:assetId',
    needs: 'ledger:view',
    writes: 'ledger:edit',
    file: `${folder}/asset-detail.tsx`,
  },
])
