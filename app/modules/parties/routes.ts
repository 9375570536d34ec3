import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/parties/routes'

/** Customers and suppliers are the same pages, told apart by their address. */
export const routes: PageRoute[] = firmRoutes([
  { path: 'customers', needs: 'party:view', file: `${folder}/party-list.tsx` },
  { path: 'customers/new', needs: 'party:edit', file: `${folder}/party-new.tsx` },
  {
    id: `${folder}/supplier-list`,
    path: 'suppliers',
    needs: 'party:view',
    file: `${folder}/party-list.tsx`,
  },
  {
    id: `${folder}/supplier-new`,
    path: 'suppliers/new',
    needs: 'party:edit',
    file: `${folder}/party-new.tsx`,
  },
  {
    path: 'parties/:partyId',
    needs: 'party:view',
    writes: 'party:edit',
    file: `${folder}/party-detail.tsx`,
  },
  { path: 'parties/:partyId/edit', needs: 'party:edit', file: `${folder}/party-edit.tsx` },
])
