import type { PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'campaigns',
    idParam: 'campaignId',
    view: 'campaign:view',
    edit: 'campaign:edit',
    files: { import: null, batch: null },
  }),
  {
    path: 'unsubscribe/:token',
    needs: 'public',
    file: 'modules/customers/campaigns/routes/unsubscribe.tsx',
  },
]
