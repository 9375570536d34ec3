import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Its page is one of the firm's settings, so it has no entry in the menu. */
export const module: ModuleInfo = {
  id: 'jobs',
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/jobs`,
      group: 'data',
      order: 30,
      icon: 'refresh-cw',
    },
  ],
}
