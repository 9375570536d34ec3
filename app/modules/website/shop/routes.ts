import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = [
  ...registerRoutes({
    path: 'shop-orders',
    idParam: 'shopOrderId',
    view: 'website:view',
    edit: 'website:post',
    files: { import: null, batch: null, new: null, edit: null },
  }),
  ...firmRoutes([
    {
      path: 'shop-orders/:shopOrderId/refuse-return',
      needs: 'invoice:reverse',
      file: 'modules/website/shop/routes/refuse-return.tsx',
    },
    {
      path: 'website/shop',
      needs: 'website:post',
      file: 'modules/website/shop/routes/settings.tsx',
    },
  ]),
]
