import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = registerRoutes({
  path: 'projects',
  idParam: 'projectId',
  view: 'project:view',
  edit: 'project:edit',
})
