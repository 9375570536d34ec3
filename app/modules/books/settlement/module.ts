import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { ageingPath, openItemsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'settlement',
  uses: ['parties'],
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

const folder = 'modules/books/settlement/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'open-items', needs: 'payment:view', file: `${folder}/open-items.tsx` },
  { path: 'ageing', needs: 'payment:view', file: `${folder}/ageing.tsx` },
  { path: 'parties/:partyId/netting', needs: 'payment:edit', file: `${folder}/netting.tsx` },
])
