import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'offerings',
  uses: ['contact', 'site'],
  routes,
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
