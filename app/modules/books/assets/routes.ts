import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

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
