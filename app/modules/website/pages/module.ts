import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newSitePagePath, sitePagesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'pages',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { sitePage: 'record.sitePage' },
  searched: { sitePage: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.pages',
      path: (firmId) => `/firms/${firmId}/site-pages`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: sitePagesPath,
      area: 'website',
      under: 'publishing',
      order: 20,
      icon: 'file-text',
    },
  ],
  create: [
    {
      labelKey: 'record.sitePage',
      nameKey: 'list.new',
      path: newSitePagePath,
      order: 90,
      icon: 'globe',
    },
  ],
}
