import type { ModuleInfo } from '#app/shell/module-info.ts'
import { analyticsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'analytics',
  uses: [],
  menu: [
    {
      labelKey: 'menu.analytics',
      path: analyticsPath,
      area: 'books',
      order: 11,
      icon: 'trending-up',
    },
  ],
}
