import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/selling/quotes/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'quotes',
    idParam: 'quoteId',
    view: 'quote:view',
    edit: 'quote:edit',
    files: { import: null, batch: null, new: null, detail: null, edit: null },
  }),
  ...firmRoutes([
    { path: 'quotes/new', needs: 'quote:edit', file: file('quote-new.tsx') },
    {
      path: 'quotes/:quoteId',
      needs: 'quote:view',
      writes: 'quote:edit',
      file: file('quote-detail.tsx'),
    },
    { path: 'quotes/:quoteId/edit', needs: 'quote:edit', file: file('quote-edit.tsx') },
    { path: 'quotes/:quoteId/convert', needs: 'invoice:edit', file: file('quote-convert.tsx') },
    {
      path: 'quotes/:quoteId/deposit',
      needs: 'invoice:view',
      writes: 'invoice:edit',
      file: file('quote-deposit.tsx'),
    },
    {
      path: 'quotes/:quoteId/versions/:revision',
      needs: 'quote:view',
      file: file('quote-version.tsx'),
    },
  ]),
  { path: 'firms/:firmId/quotes/logo', needs: 'firm:view', file: file('quote-logo.ts') },
  {
    id: 'modules/selling/quotes/routes/item-search',
    path: 'firms/:firmId/quotes/items',
    needs: 'item:view',
    file: 'shell/documents/routes/item-search.ts',
  },
  { path: 'firms/:firmId/quotes/:quoteId/pdf', needs: 'quote:view', file: file('quote-pdf.ts') },
  { path: 'q/:token', needs: 'public', file: file('public-quote.tsx') },
  { path: 'q/:token/look', needs: 'public', file: file('public-quote-look.ts') },
  { path: 'q/:token/pdf', needs: 'public', file: file('public-quote-pdf.ts') },
  { path: 'q/:token/logo', needs: 'public', file: file('public-quote-logo.ts') },
]
