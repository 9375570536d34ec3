import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/projects/work-import/routes'
const needs = 'project:edit'

export const routes: PageRoute[] = firmRoutes([
  { path: 'work-imports', needs, takesFiles: true, file: `${folder}/imports.tsx` },
  { path: 'work-imports/:workImportId', needs, file: `${folder}/import.tsx` },
])
