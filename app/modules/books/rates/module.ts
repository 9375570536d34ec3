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
