import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  cardSettingsPath,
  newCardPath,
  redeemPath,
  topUpPath,
  walletPath,
  walletsPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'wallets',
  uses: ['parties'],
  routes,
  registers: () => import('./register.tsx'),
  numbered: { wallet: 'menu.wallets' },
  records: { wallet: 'record.wallet' },
  searched: { wallet: 'menu.wallets' },
  approvals: { walletPayout: 'payout.several' },
  documents: { wallet: walletPath },
  finds: [
    {
      labelKey: 'menu.wallets',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/wallets`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.wallets',
      path: walletsPath,
      area: 'money',
      order: 42,
      icon: 'gift',
      children: [
        {
          labelKey: 'menu.newCard',
          path: (firmId) => newCardPath(firmId),
        },
        { labelKey: 'menu.redeem', path: redeemPath },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.topUp',
      path: (firmId) => topUpPath(firmId),
      order: 22,
      icon: 'coins',
    },
    {
      labelKey: 'menu.newCard',
      path: (firmId) => newCardPath(firmId),
      order: 24,
      icon: 'gift',
    },
  ],
  settings: [
    {
      labelKey: 'settings.title',
      wordsKey: 'settings.setting',
      findKey: 'settings.find',
      path: cardSettingsPath,
      group: 'stock',
      order: 23,
      icon: 'gift',
    },
  ],
  changed: { giftCardSettings: { fields: { years: 'settings.years' } } },
}
