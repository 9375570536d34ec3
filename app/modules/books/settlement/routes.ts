import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/books/settlement/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'open-items', needs: 'payment:view', file: `${folder}/open-items.tsx` },
  { path: 'ageing', needs: 'payment:view', file: `${folder}/ageing.tsx` },
  { path: 'parties/:partyId/netting', needs: 'payment:edit', file: `${folder}/netting.tsx` },
])
