import type { ModuleInfo } from '#app/shell/module-info.ts'
import { linksPath, visitorsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'demo-visits',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  menu: [],
  administration: [
    { labelKey: 'visitors.list.title', path: visitorsPath, order: 30, icon: 'telescope' },
    { labelKey: 'links.list.title', path: linksPath, order: 32, icon: 'link' },
  ],
}
