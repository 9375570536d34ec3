import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Reached from the records themselves and from the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'records',
  uses: ['firms'],
  routes,
  pageParts: () => import('./page-parts.tsx'),
  menu: [],
  settings: [
    {
      labelKey: 'audit.title',
      path: (firmId) => `/firms/${firmId}/settings/history`,
      group: 'data',
      order: 20,
      icon: 'history',
    },
  ],
}
