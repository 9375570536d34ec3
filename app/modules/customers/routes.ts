import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/customers/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'customers', needs: 'customer:view', file: `${folder}/customer-list.tsx` },
  { path: 'customers/new', needs: 'customer:edit', file: `${folder}/customer-new.tsx` },
  {
    path: 'customers/:customerId',
    needs: 'customer:view',
    writes: 'customer:edit',
    file: `${folder}/customer-detail.tsx`,
  },
  {
    path: 'customers/:customerId/edit',
    needs: 'customer:edit',
    file: `${folder}/customer-edit.tsx`,
  },
])
