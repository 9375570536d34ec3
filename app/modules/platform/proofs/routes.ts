import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/platform/proofs/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'ledger/proofs', needs: 'ledger:view', file: `${folder}/proof-list.tsx` },
  ]),
  {
    path: 'firms/:firmId/ledger/proofs/:date',
    needs: 'ledger:view',
    file: `${folder}/proof-file.ts`,
  },
  { path: 'proof/days.json', needs: 'public', file: `${folder}/proof-days.ts` },
  {
    path: 'proof/deletions/:reportId',
    needs: 'public',
    file: `${folder}/deletion-report.ts`,
  },
]
