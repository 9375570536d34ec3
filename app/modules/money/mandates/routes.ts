import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'mandates',
    idParam: 'mandateId',
    view: 'payment:view',
    edit: 'payment:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'debit-settings',
      needs: 'firm:edit',
      file: 'modules/money/mandates/routes/debit-settings.tsx',
    },
  ]),
]
