import type { ModuleInfo } from '#app/shell/module-info.ts'
import { analyticsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'analytics',
  uses: [],
  menu: [
    {
      labelKey: 'menu.analytics',
      path: analyticsPath,
      area: 'start',
      order: 12,
      icon: 'trending-up',
    },
  ],
}
