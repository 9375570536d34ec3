import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Reached from the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'webhooks',
  records: { webhook: 'record.webhook' },
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/webhooks`,
      group: 'connections',
      order: 20,
      icon: 'plug',
    },
  ],
}
