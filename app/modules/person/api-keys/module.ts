import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Reached from the settings and of the profile: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'api-keys',
  uses: ['entry', 'firms', 'profile', 'users'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/api-keys`,
      group: 'connections',
      order: 10,
      icon: 'key-round',
    },
  ],
}
