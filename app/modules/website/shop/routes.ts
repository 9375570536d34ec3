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
      path: 'website/shop',
      needs: 'website:post',
      file: 'modules/website/shop/routes/settings.tsx',
    },
  ]),
]
