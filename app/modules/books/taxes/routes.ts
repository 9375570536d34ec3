import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/books/taxes/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/taxes', needs: 'tax:view', file: `${folder}/tax-list.tsx` },
  { path: 'settings/taxes/new', needs: 'tax:edit', file: `${folder}/tax-new.tsx` },
  {
    path: 'settings/taxes/:taxCode',
    needs: 'tax:view',
    writes: 'tax:edit',
    file: `${folder}/tax-detail.tsx`,
  },
  { path: 'settings/taxes/:taxCode/edit', needs: 'tax:edit', file: `${folder}/tax-edit.tsx` },
  { path: 'settings/taxes/:taxCode/replace', needs: 'tax:edit', file: `${folder}/tax-replace.tsx` },
])
