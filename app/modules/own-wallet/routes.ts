import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/own-wallet/routes'

export const routes: PageRoute[] = [
  { path: 'wallet/statement-file', needs: 'session', file: `${at}/statement-file.ts` },
  ...personRoutes([
    { path: 'wallet', needs: 'session', file: `${at}/wallet.tsx` },
    { path: 'admin/payouts', needs: 'administrator', file: `${at}/payout-list.tsx` },
    { path: 'admin/users/:userId/wallet', needs: 'administrator', file: `${at}/give.tsx` },
  ]),
]
