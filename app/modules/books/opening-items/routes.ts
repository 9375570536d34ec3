import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/books/opening-items/routes'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'opening-items',
    idParam: 'openingItemId',
    view: 'payment:view',
    edit: 'ledger:edit',
    files: { list: `${folder}/opening-list.tsx`, edit: null },
  }),
  ...firmRoutes([
    {
      path: 'opening-balances',
      needs: 'ledger:edit',
      file: `${folder}/opening-balances.tsx`,
    },
  ]),
]
