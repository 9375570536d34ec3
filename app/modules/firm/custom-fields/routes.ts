import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'settings/custom-fields',
  idParam: 'customFieldId',
  view: 'firm:edit',
  edit: 'firm:edit',
  files: { import: null, batch: null },
})
