import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/budgets/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'budgets', needs: 'report:view', file: `${folder}/budget.tsx` },
  { path: 'budgets/copy', needs: 'ledger:edit', file: `${folder}/budget-copy.tsx` },
  { path: 'budgets/line', needs: 'ledger:edit', file: `${folder}/budget-line.tsx` },
])
