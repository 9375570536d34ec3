import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/money/payments/routes'

const pages = registerRoutes({
  path: 'payments',
  idParam: 'paymentId',
  view: 'payment:view',
  edit: 'payment:edit',
  files: {
    new: `${folder}/payment-new.tsx`,
    detail: `${folder}/payment-detail.tsx`,
    edit: null,
  },
})

const others = firmRoutes([
  {
    path: 'payments/:paymentId/fields',
    needs: 'payment:edit',
    file: `${folder}/payment-added-fields.tsx`,
  },
  { path: 'bills/:billId/pay', needs: 'payment:edit', file: `${folder}/pay-bill.tsx` },
  {
    path: 'bills/:billId/refund',
    needs: 'payment:edit',
    file: `${folder}/bill-refund.tsx`,
  },
  {
    path: 'bills/:billId/write-off',
    needs: 'settlement:writeOff',
    file: `${folder}/write-off-bill.tsx`,
  },
  {
    path: 'opening-items/:openingItemId/pay',
    needs: 'payment:edit',
    file: `${folder}/pay-opening-item.tsx`,
  },
  {
    path: 'opening-items/:openingItemId/write-off',
    needs: 'settlement:writeOff',
    file: `${folder}/write-off-opening-item.tsx`,
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

export const routes: PageRoute[] = [...pages, ...others]
