import type { ModuleInfo } from '#app/shell/module-info.ts'
import { siteSettingsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'site-settings',
  uses: [],
  menu: [
    {
      labelKey: 'basics.title',
      path: siteSettingsPath,
      area: 'website',
      under: 'publishing',
      order: 40,
      icon: 'settings',
    },
  ],
}
