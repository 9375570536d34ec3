import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  openingHoursPath,
  siteDomainPath,
  siteLookPath,
  siteMenuPath,
  siteSettingsPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'site-settings',
  uses: [],
  routes,
  finds: [
    {
      labelKey: 'hours.title',
      findKey: 'finds.hours',
      path: (firmId) => `/firms/${firmId}/website/opening-hours`,
    },
    {
      labelKey: 'domain.title',
      findKey: 'finds.domain',
      path: (firmId) => `/firms/${firmId}/website/domain`,
    },
  ],
  menu: [
    {
      labelKey: 'basics.title',
      path: siteSettingsPath,
      area: 'website',
      under: 'publishing',
      order: 40,
      icon: 'settings',
      children: [
        { labelKey: 'domain.title', path: siteDomainPath },
        { labelKey: 'look.title', path: siteLookPath },
        { labelKey: 'menus.title', path: siteMenuPath },
        { labelKey: 'hours.title', path: openingHoursPath },
      ],
    },
  ],
}
