import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/payments/routes'

export const routes: RouteConfig = firmRoutes([
  { path: 'payments', file: `${folder}/payment-list.tsx` },
  { path: 'payments/new', file: `${folder}/payment-new.tsx` },
  { path: 'payments/:paymentId', file: `${folder}/payment-detail.tsx` },
  { path: 'customers/:customerId/credit', file: `${folder}/customer-credit.tsx` },
])
