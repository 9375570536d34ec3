import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Reached from the settings and of the profile: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'apps',
  uses: ['api-keys', 'entry', 'firms', 'profile', 'users'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'firm.title',
      path: (firmId) => `/firms/${firmId}/settings/apps`,
      group: 'connections',
      order: 15,
      icon: 'plug',
    },
  ],
}
