import type { ModuleInfo } from '#app/shell/module-info.ts'
import { siteImportPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'site-import',
  uses: ['pages'],
  routes,
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
