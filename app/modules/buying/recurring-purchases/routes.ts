import type { PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/buying/recurring-purchases/routes'

export const routes: PageRoute[] = registerRoutes({
  path: 'recurring-purchases',
  idParam: 'recurringPurchaseId',
  view: 'bill:view',
  edit: 'bill:edit',
  files: { import: null, batch: null, new: `${folder}/recurring-purchase-new.tsx` },
})
