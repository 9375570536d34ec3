import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/selling/invoicing/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'invoices', needs: 'invoice:view', file: file('invoice-list.tsx') },
    {
      path: 'invoices/new',
      needs: 'invoice:edit',
      takesFiles: true,
      file: file('invoice-new.tsx'),
    },
    {
      id: 'invoices/import',
      path: 'invoices/import',
      needs: 'invoice:edit',
      takesFiles: true,
      file: 'shell/register/routes/import.tsx',
    },
    {
      id: 'invoices/batch',
      path: 'invoices/import/:importId',
      needs: 'invoice:edit',
      file: 'shell/register/routes/batch.tsx',
    },
    {
      id: 'invoices/refused',
      path: 'invoices/import/:importId/refused',
      needs: 'invoice:edit',
      file: 'shell/register/routes/refused.ts',
    },
    {
      path: 'invoices/:invoiceId',
      needs: 'invoice:view',
      file: file('invoice-detail.tsx'),
    },
    {
      path: 'invoices/:invoiceId/edit',
      needs: 'invoice:edit',
      takesFiles: true,
      file: file('invoice-edit.tsx'),
    },
    {
      path: 'invoices/:invoiceId/deposit',
      needs: 'invoice:edit',
      file: file('invoice-deposit.tsx'),
    },
    {
      path: 'invoices/:invoiceId/electronic',
      needs: 'invoice:edit',
      file: file('invoice-electronic.tsx'),
    },
    {
      path: 'invoices/:invoiceId/credit',
      needs: 'invoice:reverse',
      file: file('invoice-credit.tsx'),
    },
    { path: 'settings/verifactu', needs: 'firm:edit', file: file('verifactu.tsx') },
  ]),
  {
    path: 'firms/:firmId/settings/verifactu/file',
    needs: 'firm:edit',
    file: file('verifactu-batch.ts'),
  },
  {
    path: 'firms/:firmId/invoices/export',
    needs: 'invoice:export',
    file: file('invoice-export.ts'),
  },
  {
    path: 'firms/:firmId/invoices/pdf-archive',
    needs: 'invoice:view',
    file: file('invoice-archive.ts'),
  },
  { path: 'firms/:firmId/invoices/logo', needs: 'firm:view', file: file('invoice-logo.ts') },
  {
    id: 'modules/selling/invoicing/routes/item-search',
    path: 'firms/:firmId/invoices/items',
    needs: 'item:view',
    file: 'shell/documents/routes/item-search.ts',
  },
  {
    path: 'firms/:firmId/invoices/:invoiceId/pdf',
    needs: 'invoice:view',
    file: file('invoice-pdf.ts'),
  },
  {
    path: 'firms/:firmId/invoices/:invoiceId/electronic/file',
    needs: 'invoice:view',
    file: file('invoice-electronic-file.ts'),
  },
  { path: 'i/:token', needs: 'public', file: file('public-document.tsx') },
  { path: 'i/:token/look', needs: 'public', file: file('public-look.ts') },
  { path: 'i/:token/pdf', needs: 'public', file: file('public-pdf.ts') },
  { path: 'i/:token/electronic', needs: 'public', file: file('public-electronic.ts') },
  { path: 'i/:token/logo', needs: 'public', file: file('public-logo.ts') },
]
