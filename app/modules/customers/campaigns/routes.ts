import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'campaigns',
    idParam: 'campaignId',
    view: 'campaign:view',
    edit: 'campaign:edit',
    files: {
      import: null,
      batch: null,
      new: 'modules/customers/campaigns/routes/new-campaign.tsx',
    },
  }),
  ...firmRoutes([
    {
      path: 'campaigns/:campaignId/schedule',
      needs: 'campaign:edit',
      file: 'modules/customers/campaigns/routes/schedule.tsx',
    },
  ]),
  {
    path: 'link/:token/:link',
    needs: 'public',
    file: 'modules/customers/campaigns/routes/follow-link.tsx',
  },
  {
    path: 'unsubscribe/:token',
    needs: 'public',
    file: 'modules/customers/campaigns/routes/unsubscribe.tsx',
  },
]
