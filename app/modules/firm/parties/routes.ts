import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const rights = { idParam: 'partyId', view: 'party:view', edit: 'party:edit' } as const

/** Customers and suppliers are two lists of the same records. */
export const routes: PageRoute[] = [
  ...registerRoutes({ ...rights, path: 'customers', recordPath: 'parties' }),
  ...registerRoutes({ ...rights, path: 'suppliers', recordPath: null }),
  {
    path: 'firms/:firmId/parties/search',
    needs: 'party:view',
    file: 'shell/documents/routes/party-search.ts',
  },
  {
    path: 'firms/:firmId/parties/names',
    needs: 'party:view',
    file: 'modules/firm/parties/routes/party-names.ts',
  },
  ...firmRoutes([
    {
      path: 'parties/pick',
      needs: 'party:view',
      file: 'modules/firm/parties/routes/party-pick.tsx',
    },
    {
      path: 'parties/:partyId/documents',
      needs: 'party:view',
      file: 'modules/firm/parties/routes/party-documents.tsx',
    },
    {
      path: 'parties/:partyId/timeline',
      needs: 'party:view',
      file: 'modules/firm/parties/routes/party-timeline.tsx',
    },
    {
      path: 'parties/:partyId/accounts',
      needs: 'party:bank',
      file: 'modules/firm/parties/routes/party-accounts.tsx',
    },
    {
      path: 'parties/:partyId/merge',
      needs: 'party:delete',
      file: 'modules/firm/parties/routes/party-merge.tsx',
    },
  ]),
]
