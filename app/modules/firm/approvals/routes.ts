import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/firm/approvals/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'approvals', needs: 'approval:view', file: `${folder}/waiting-list.tsx` },
  { path: 'settings/approvals', needs: 'firm:edit', file: `${folder}/rules.tsx` },
])
