import type { ModuleInfo } from '#app/shell/module-info.ts'
import { firmsPath, settingsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'firms',
  uses: [],
  menu: [
    {
      labelKey: 'menu.firms',
      path: () => firmsPath,
      group: 'people',
      order: 5,
      icon: 'building-2',
    },
    {
      labelKey: 'menu.settings',
      path: settingsPath,
      group: 'own',
      order: 10,
      icon: 'settings',
    },
  ],
}
