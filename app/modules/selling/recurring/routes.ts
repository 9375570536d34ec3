import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/selling/recurring/routes'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'recurring',
    idParam: 'recurringId',
    view: 'recurring:view',
    edit: 'recurring:edit',
    files: { import: null, batch: null, new: `${folder}/recurring-new.tsx` },
  }),
  ...firmRoutes([
    {
      path: 'recurring/:recurringId/content',
      needs: 'recurring:edit',
      file: `${folder}/recurring-content.tsx`,
    },
  ]),
  {
    id: 'modules/selling/recurring/routes/item-search',
    path: 'firms/:firmId/recurring/items',
    needs: 'item:view',
    file: 'shell/documents/routes/item-search.ts',
  },
]
