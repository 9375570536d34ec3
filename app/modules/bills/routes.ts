import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/bills/routes'

export const routes = [
  ...registerRoutes({
    path: 'bills',
    idParam: 'billId',
    view: 'bill:view',
    edit: 'bill:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'bills/:billId/pay', needs: 'payment:edit', file: `${folder}/pay-bill.tsx` },
    { path: 'bills/:billId/reject', needs: 'bill:approve', file: `${folder}/reject-bill.tsx` },
  ]),
]
