import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/books/numbering/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/numbering', needs: 'firm:view', file: `${folder}/series-list.tsx` },
  { path: 'settings/numbering/:kind', needs: 'firm:edit', file: `${folder}/series-edit.tsx` },
])
