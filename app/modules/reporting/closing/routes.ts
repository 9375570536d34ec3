import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/closing/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'closing', needs: 'ledger:view', file: `${folder}/overview.tsx` },
  {
    path: 'closing/months/:month',
    needs: 'ledger:view',
    writes: 'ledger:lock',
    file: `${folder}/month.tsx`,
  },
  {
    path: 'closing/years/:end',
    needs: 'ledger:view',
    writes: 'ledger:lock',
    file: `${folder}/year.tsx`,
  },
  {
    path: 'closing/revaluation',
    needs: 'ledger:view',
    writes: 'ledger:edit',
    file: `${folder}/revaluation.tsx`,
  },
])
