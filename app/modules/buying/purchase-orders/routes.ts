import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/buying/purchase-orders/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'purchase-orders',
    idParam: 'purchaseOrderId',
    view: 'bill:view',
    edit: 'bill:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'purchase-orders/goods-received',
      needs: 'bill:view',
      file: file('goods-received.tsx'),
    },
    { path: 'purchase-orders/reorder', needs: 'bill:edit', file: file('reorder.tsx') },
    {
      path: 'purchase-orders/:purchaseOrderId/receive',
      needs: 'bill:edit',
      file: file('receive.tsx'),
    },
    {
      path: 'purchase-orders/:purchaseOrderId/reject',
      needs: 'bill:approve',
      file: file('reject.tsx'),
    },
    {
      path: 'sales-orders/:salesOrderId/drop-ship',
      needs: 'bill:edit',
      file: file('drop-ship.tsx'),
    },
    {
      path: 'bills/:billId/match',
      needs: 'bill:view',
      writes: 'bill:edit',
      file: file('bill-match.tsx'),
    },
  ]),
  {
    path: 'firms/:firmId/purchase-orders/:purchaseOrderId/pdf',
    needs: 'bill:view',
    file: file('order-pdf.ts'),
  },
]
