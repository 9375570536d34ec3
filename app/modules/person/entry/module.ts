import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'entry',
  uses: [],
  routes,
  publicPages: () => import('./public-pages.ts'),
  finds: [{ labelKey: 'logout.title', findKey: 'finds.logout', path: () => '/logout' }],
  menu: [],
}
