import type { ModuleInfo } from '#app/shell/module-info.ts'
import { ownFirmsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'own-firms',
  uses: [],
  routes,
  menu: [
    {
      labelKey: 'list.title',
      path: ownFirmsPath,
      area: 'books',
      under: 'ledger',
      order: 66,
      icon: 'arrow-left-right',
    },
  ],
}
