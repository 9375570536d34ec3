import type { ModuleInfo } from '#app/shell/module-info.ts'
import { ageingPath, openItemsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'settlement',
  uses: ['parties'],
  routes,
  finds: [
    {
      labelKey: 'menu.openItems',
      findKey: 'finds.open',
      path: (firmId) => `/firms/${firmId}/open-items`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.openItems',
      path: (firmId) => openItemsPath(firmId),
      area: 'money',
      under: 'payments',
      order: 45,
      icon: 'calendar-clock',
      children: [
        {
          labelKey: 'menu.openItems',
          path: (firmId) => openItemsPath(firmId),
        },
        { labelKey: 'menu.ageing', path: (firmId) => ageingPath(firmId) },
      ],
    },
  ],
}
