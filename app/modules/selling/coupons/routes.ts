import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'coupons',
  idParam: 'couponId',
  view: 'till:view',
  edit: 'till:edit',
  files: { import: null, batch: null },
})
