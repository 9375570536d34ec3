import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'rates',
  uses: ['firms'],
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/exchange-rates`,
      group: 'money',
      order: 20,
      icon: 'arrow-left-right',
    },
  ],
  changed: { exchangeRates: { fields: { isFetched: 'daily.title' } } },
}

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'settings/exchange-rates',
    needs: 'tax:view',
    writes: 'tax:edit',
    file: 'modules/books/rates/routes/rate-list.tsx',
  },
])
