import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/projects/project-templates/routes'
const needs = 'project:edit'

export const routes: PageRoute[] = firmRoutes([
  { path: 'project-templates', needs, file: `${folder}/templates.tsx` },
  { path: 'project-templates/:projectTemplateId', needs, file: `${folder}/template.tsx` },
  { path: 'projects/:projectId/template', needs, file: `${folder}/save-template.tsx` },
])
