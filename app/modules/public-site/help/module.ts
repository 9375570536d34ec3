import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'help',
  uses: ['contact', 'site'],
  routes,
  publicPages: () => import('./public-pages.ts'),
  finds: [{ labelKey: 'support.title', findKey: 'finds.help', path: () => '/support' }],
  menu: [],
}
