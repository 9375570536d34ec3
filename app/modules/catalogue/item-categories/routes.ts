import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'item-categories',
  idParam: 'itemCategoryId',
  view: 'item:view',
  edit: 'item:edit',
})
