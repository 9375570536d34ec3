import type { ModuleInfo } from '#app/shell/module-info.ts'
import { fiscalPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'fiscal',
  uses: [],
  routes,
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
