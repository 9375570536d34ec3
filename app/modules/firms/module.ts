import type { ModuleInfo } from '#app/shell/module-info.ts'
import { firmsPath, settingsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'firms',
  uses: [],
  menu: [
    {
      labelKey: 'menu.firms',
      path: () => firmsPath,
      needs: 'firm:view',
      group: 'people',
      order: 5,
      icon: 'building-2',
    },
    {
      labelKey: 'menu.settings',
      path: settingsPath,
      needs: 'firm:view',
      group: 'own',
      order: 10,
      icon: 'settings',
    },
  ],
}
