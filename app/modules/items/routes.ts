import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = [
  ...registerRoutes({
    path: 'items',
    idParam: 'itemId',
    view: 'item:view',
    edit: 'item:edit',
  }),
  ...firmRoutes([
    {
      path: 'items/:itemId/labels',
      needs: 'item:view',
      file: 'modules/items/routes/item-labels.tsx',
    },
  ]),
]
