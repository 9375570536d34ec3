import type { ModuleInfo } from '#app/shell/module-info.ts'
import { redirectsPath, sitePath, visitsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'publishing',
  uses: ['pages', 'site-settings'],
  routes,
  finds: [
    { labelKey: 'menu.site', findKey: 'finds.site', path: (firmId) => `/firms/${firmId}/website` },
    { labelKey: 'site.visits', findKey: 'finds.visits', path: visitsPath },
  ],
  menu: [
    {
      labelKey: 'menu.site',
      path: sitePath,
      area: 'website',
      order: 10,
      icon: 'globe',
      children: [{ labelKey: 'menu.redirects', path: redirectsPath }],
    },
  ],
}
