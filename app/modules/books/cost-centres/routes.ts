import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'cost-centres',
  idParam: 'costCentreId',
  view: 'ledger:view',
  edit: 'ledger:edit',
})
