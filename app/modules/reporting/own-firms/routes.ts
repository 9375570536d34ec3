import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/own-firms/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'own-firms', needs: 'firm:view', file: `${folder}/own-firms.tsx` },
  { path: 'own-firms/link/:partyId', needs: 'party:edit', file: `${folder}/link-firm.tsx` },
])
