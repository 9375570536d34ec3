import type { ModuleInfo } from '#app/shell/module-info.ts'
import { mediaListPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'media',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.media',
      path: (firmId) => `/firms/${firmId}/site-media`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: mediaListPath,
      area: 'website',
      under: 'publishing',
      order: 30,
      icon: 'image',
    },
  ],
}
