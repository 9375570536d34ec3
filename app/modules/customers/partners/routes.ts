import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/partners/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'partners/programme', needs: 'partner:manage', file: file('programme.tsx') },
    {
      path: 'partners/payouts',
      needs: 'partner:view',
      writes: 'partner:approve',
      file: file('payouts.tsx'),
    },
    {
      path: 'partners/:partnerId/customers',
      needs: 'partner:view',
      writes: 'partner:edit',
      file: file('brought.tsx'),
    },
  ]),
  ...registerRoutes({
    path: 'partners',
    idParam: 'partnerId',
    view: 'partner:view',
    edit: 'partner:edit',
    files: { import: null, batch: null },
  }),
  { path: 'go/:token', needs: 'public', file: file('apply.tsx') },
  { path: 'go/:token/:code', needs: 'public', file: file('referral.tsx') },
]
