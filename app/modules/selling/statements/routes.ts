import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/selling/statements/routes'
const ofParty = 'parties/:partyId/statement'

export const routes = firmRoutes([
  { path: ofParty, needs: 'payment:view', file: `${folder}/party-statement.tsx` },
  { path: `${ofParty}/pdf`, needs: 'payment:view', file: `${folder}/statement-pdf.ts` },
  {
    path: 'statements',
    needs: 'payment:view',
    writes: 'payment:edit',
    file: `${folder}/statements.tsx`,
  },
])
