import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/tills/fiscal/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'fiscal', needs: 'till:view', file: `${folder}/device-list.tsx` },
    { path: 'fiscal/:tillId', needs: 'till:view', file: `${folder}/device.tsx` },
  ]),
  {
    path: 'firms/:firmId/fiscal/:tillId/file',
    needs: 'till:approve',
    file: `${folder}/fiscal-file.ts`,
  },
  {
    path: 'firms/:firmId/fiscal/:tillId/keys',
    needs: 'till:edit',
    file: `${folder}/fiscal-keys.ts`,
  },
]
