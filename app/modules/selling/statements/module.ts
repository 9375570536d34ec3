import { firmRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { statementsPath } from './paths.ts'

const folder = 'modules/selling/statements/routes'
const ofParty = 'parties/:partyId/statement'

export const module: ModuleInfo = {
  id: 'statements',
  uses: ['parties', 'settlement'],
  routes: firmRoutes([
    { path: ofParty, needs: 'payment:view', file: `${folder}/party-statement.tsx` },
    { path: `${ofParty}/pdf`, needs: 'payment:view', file: `${folder}/statement-pdf.ts` },
    {
      path: 'statements',
      needs: 'payment:view',
      writes: 'payment:edit',
      file: `${folder}/statements.tsx`,
    },
  ]),
  mailKinds: { statement: 'mail.statement' },
  finds: [
    {
      labelKey: 'menu.statements',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/statements`,
    },
  ],
  menu: [
    {
      area: 'sales',
      order: 47,
      icon: 'receipt-text',
      labelKey: 'menu.statements',
      path: (firmId) => statementsPath(firmId),
    },
  ],
}
