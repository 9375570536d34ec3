import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/website/site-import/routes'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'website/import',
    needs: 'website:post',
    takesFiles: true,
    file: `${folder}/import.tsx`,
  },
  { path: 'website/export', needs: 'website:view', file: `${folder}/export.ts` },
])
