import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { fiscalPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'fiscal',
  uses: [],
  finds: [{ labelKey: 'menu.fiscal', findKey: 'finds.list', path: fiscalPath }],
  menu: [
    {
      labelKey: 'menu.fiscal',
      path: fiscalPath,
      area: 'tills',
      under: 'tills',
      order: 25,
      icon: 'shield-check',
    },
  ],
  settings: [
    {
      labelKey: 'menu.fiscal',
      path: fiscalPath,
      group: 'stock',
      order: 21,
      icon: 'shield-check',
    },
  ],
}

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
