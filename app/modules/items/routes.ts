import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'items',
  idParam: 'itemId',
  view: 'item:view',
  edit: 'item:edit',
})
