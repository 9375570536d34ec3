import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/items/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'items', needs: 'item:view', file: `${folder}/item-list.tsx` },
  { path: 'items/new', needs: 'item:edit', file: `${folder}/item-new.tsx` },
  {
    path: 'items/:itemId',
    needs: 'item:view',
    writes: 'item:edit',
    file: `${folder}/item-detail.tsx`,
  },
  { path: 'items/:itemId/edit', needs: 'item:edit', file: `${folder}/item-edit.tsx` },
])
