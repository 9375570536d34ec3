import { firmRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { cardPaymentsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'online-payments',
  uses: [],
  routes: firmRoutes([
    {
      path: 'card-payments',
      needs: 'payment:view',
      writes: 'payment:edit',
      file: 'modules/selling/online-payments/routes/card-payments.tsx',
    },
  ]),
  finds: [
    {
      labelKey: 'menu.cards',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/card-payments`,
    },
  ],
  menu: [
    {
      area: 'money',
      under: 'payments',
      order: 42,
      icon: 'credit-card',
      labelKey: 'menu.cards',
      path: cardPaymentsPath,
    },
  ],
  settings: [
    {
      labelKey: 'menu.cards',
      path: cardPaymentsPath,
      group: 'sales',
      order: 20,
      icon: 'credit-card',
    },
  ],
  changed: { cardPayments: { fields: { isOn: 'switch.isOn' } } },
}
