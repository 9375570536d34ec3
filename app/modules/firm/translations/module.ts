import type { ModuleInfo } from '#app/shell/module-info.ts'
import { translationsPath } from './paths.ts'
import { routes } from './routes.ts'

/** One of the firm's settings, so it has no entry in the menu. */
export const module: ModuleInfo = {
  id: 'translations',
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'title',
      path: (firmId) => translationsPath(firmId),
      group: 'firm',
      order: 25,
      icon: 'languages',
    },
  ],
}
