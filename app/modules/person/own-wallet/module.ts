import type { ModuleInfo } from '#app/shell/module-info.ts'
import { ownWalletPath, payoutsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'own-wallet',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  menu: [
    {
      labelKey: 'menu.wallet',
      path: () => ownWalletPath,
      area: 'firm',
      order: 20,
      icon: 'wallet',
    },
  ],
  administration: [{ labelKey: 'menu.payouts', path: payoutsPath, order: 30, icon: 'wallet' }],
}
