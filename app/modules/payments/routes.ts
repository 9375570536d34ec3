import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/payments/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'payments', needs: 'payment:view', file: `${folder}/payment-list.tsx` },
  { path: 'payments/new', needs: 'payment:edit', file: `${folder}/payment-new.tsx` },
  {
    path: 'payments/:paymentId',
    needs: 'payment:view',
    writes: 'payment:edit',
    file: `${folder}/payment-detail.tsx`,
  },
  {
    path: 'customers/:customerId/credit',
    needs: 'payment:edit',
    file: `${folder}/customer-credit.tsx`,
  },
  {
    path: 'customers/:customerId/refund',
    needs: 'payment:edit',
    file: `${folder}/refund.tsx`,
  },
  {
    path: 'invoices/:invoiceId/write-off',
    needs: 'settlement:writeOff',
    file: `${folder}/write-off.tsx`,
  },
])
