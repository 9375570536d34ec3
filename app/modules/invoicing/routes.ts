import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/invoicing/routes/${name}`
}

export const routes: RouteConfig = [
  ...firmRoutes([
    { path: 'invoices', file: file('invoice-list.tsx') },
    { path: 'invoices/new', file: file('invoice-new.tsx') },
    { path: 'invoices/:invoiceId', file: file('invoice-detail.tsx') },
    { path: 'invoices/:invoiceId/edit', file: file('invoice-edit.tsx') },
    { path: 'invoices/:invoiceId/send', file: file('invoice-send.tsx') },
    { path: 'invoices/:invoiceId/credit', file: file('invoice-credit.tsx') },
  ]),
  { path: 'firms/:firmId/invoices/export', file: file('invoice-export.ts') },
  { path: 'firms/:firmId/invoices/pdf-archive', file: file('invoice-archive.ts') },
  { path: 'firms/:firmId/invoices/logo', file: file('invoice-logo.ts') },
  { path: 'firms/:firmId/invoices/items', file: file('item-search.ts') },
  { path: 'firms/:firmId/invoices/:invoiceId/pdf', file: file('invoice-pdf.ts') },
  {
    path: 'firms/:firmId/invoices/:invoiceId/attachments/:attachmentId',
    file: file('invoice-attachment.ts'),
  },
  { path: 'i/:token', file: file('public-document.tsx') },
  { path: 'i/:token/pdf', file: file('public-pdf.ts') },
  { path: 'i/:token/logo', file: file('public-logo.ts') },
]
