import type { ModuleInfo } from '#app/shell/module-info.ts'
import { siteImportPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'site-import',
  uses: ['pages'],
  menu: [
    {
      labelKey: 'import.title',
      path: siteImportPath,
      area: 'website',
      under: 'publishing',
      order: 60,
      icon: 'download',
    },
  ],
}
