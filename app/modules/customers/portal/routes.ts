import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/portal/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'portal-contacts/settings',
      needs: 'portal:manage',
      file: file('settings.tsx'),
    },
  ]),
  ...registerRoutes({
    path: 'portal-contacts',
    idParam: 'portalContactId',
    view: 'portal:view',
    edit: 'portal:edit',
    files: { import: null, batch: null },
  }),
  { path: 'portal/:token', needs: 'public', file: file('home.tsx') },
  { path: 'portal/:token/enter/:link', needs: 'public', file: file('enter.tsx') },
  { path: 'portal/:token/logo', needs: 'public', file: file('logo.ts') },
  { path: 'portal/:token/documents/:kind/:documentId', needs: 'public', file: file('document.ts') },
  { path: 'portal/:token/statement', needs: 'public', file: file('statement.tsx') },
  { path: 'portal/:token/statement/pdf', needs: 'public', file: file('statement-pdf.ts') },
  { path: 'portal/:token/partner', needs: 'public', file: file('partner.tsx') },
  { path: 'portal/:token/tickets', needs: 'public', file: file('tickets.tsx') },
  { path: 'portal/:token/data', needs: 'public', file: file('data.tsx') },
]
