import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'profile',
  uses: ['entry', 'firms'],
  routes,
  finds: [
    { labelKey: 'title', findKey: 'finds.you', path: () => '/profile' },
    { labelKey: 'tab.security', findKey: 'finds.security', path: () => '/profile/security' },
    { labelKey: 'tab.appearance', findKey: 'finds.appearance', path: () => '/profile/appearance' },
  ],
  menu: [],
}
