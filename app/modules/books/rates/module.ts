import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'rates',
  uses: ['firms'],
  routes,
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
