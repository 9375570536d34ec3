import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/selling/sales-orders/routes/${name}`
}

const one = 'sales-orders/:salesOrderId'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'sales-orders',
    idParam: 'salesOrderId',
    view: 'quote:view',
    edit: 'quote:edit',
    files: { import: null, batch: null, new: null, detail: null, edit: null },
  }),
  ...firmRoutes([
    { path: 'sales-orders/new', needs: 'quote:edit', file: file('order-new.tsx') },
    { path: one, needs: 'quote:view', writes: 'quote:edit', file: file('order-detail.tsx') },
    { path: `${one}/edit`, needs: 'quote:edit', file: file('order-edit.tsx') },
    { path: `${one}/deliver`, needs: 'stock:edit', file: file('order-deliver.tsx') },
    { path: `${one}/invoice`, needs: 'invoice:edit', file: file('order-invoice.tsx') },
    { path: `${one}/return`, needs: 'stock:edit', file: file('order-return.tsx') },
    { path: `${one}/close`, needs: 'quote:edit', file: file('order-close.tsx') },
  ]),
  { path: 'firms/:firmId/sales-orders/logo', needs: 'firm:view', file: file('order-logo.ts') },
  {
    id: 'modules/selling/sales-orders/routes/item-search',
    path: 'firms/:firmId/sales-orders/items',
    needs: 'item:view',
    file: 'shell/documents/routes/item-search.ts',
  },
  { path: `firms/:firmId/${one}/pdf`, needs: 'quote:view', file: file('order-pdf.ts') },
  {
    path: `firms/:firmId/${one}/deliveries/:stockDocumentId/pdf`,
    needs: 'quote:view',
    file: file('delivery-note-pdf.ts'),
  },
  { path: 'so/:token', needs: 'public', file: file('public-order.tsx') },
  { path: 'so/:token/look', needs: 'public', file: file('public-order-look.ts') },
  { path: 'so/:token/pdf', needs: 'public', file: file('public-order-pdf.ts') },
  { path: 'so/:token/logo', needs: 'public', file: file('public-order-logo.ts') },
]
