import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/selling/loyalty/routes'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'loyalty',
    idParam: 'loyaltyAccountId',
    view: 'till:view',
    edit: 'till:approve',
    files: {
      import: null,
      batch: null,
      edit: null,
      new: `${folder}/points-adjust.tsx`,
      detail: `${folder}/points-detail.tsx`,
    },
  }),
  ...firmRoutes([
    { path: 'settings/loyalty', needs: 'till:edit', file: `${folder}/programme.tsx` },
  ]),
]
