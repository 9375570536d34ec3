import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = [
  ...registerRoutes({
    path: 'price-lists',
    idParam: 'priceListId',
    view: 'item:view',
    edit: 'item:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'price-changes',
      needs: 'item:edit',
      file: 'modules/catalogue/price-lists/routes/price-changes.tsx',
    },
  ]),
]
