import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/customers/routes'

export const routes: RouteConfig = firmRoutes([
  { path: 'customers', file: `${folder}/customer-list.tsx` },
  { path: 'customers/new', file: `${folder}/customer-new.tsx` },
  { path: 'customers/:customerId', file: `${folder}/customer-detail.tsx` },
  { path: 'customers/:customerId/edit', file: `${folder}/customer-edit.tsx` },
])
