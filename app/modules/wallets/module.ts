import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newCardPath, redeemPath, topUpPath, walletPath, walletsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'wallets',
  uses: ['invoicing', 'parties', 'payments'],
  numbered: { wallet: 'menu.wallets' },
  records: { wallet: 'record.wallet' },
  searched: { wallet: 'menu.wallets' },
  approvals: { walletPayout: 'payout.several' },
  documents: { wallet: walletPath },
  menu: [
    {
      labelKey: 'menu.wallets',
      path: walletsPath,
      needs: 'wallet:view',
      group: 'money',
      order: 42,
      icon: 'gift',
      children: [
        {
          labelKey: 'menu.newCard',
          path: (firmId) => newCardPath(firmId),
          needs: 'wallet:edit',
        },
        { labelKey: 'menu.redeem', path: redeemPath, needs: 'wallet:edit' },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.topUp',
      path: (firmId) => topUpPath(firmId),
      needs: 'wallet:edit',
      order: 22,
      icon: 'coins',
    },
    {
      labelKey: 'menu.newCard',
      path: (firmId) => newCardPath(firmId),
      needs: 'wallet:edit',
      order: 24,
      icon: 'gift',
    },
  ],
}
