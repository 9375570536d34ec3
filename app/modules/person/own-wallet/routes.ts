import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import { platformListRoutes } from '#app/shell/register/register-routes.ts'

const at = 'modules/person/own-wallet/routes'

export const routes: PageRoute[] = [
  { path: 'wallet/statement-file', needs: 'session', file: `${at}/statement-file.ts` },
  ...platformListRoutes('admin/payouts'),
  ...personRoutes([
    { path: 'wallet', needs: 'session', file: `${at}/wallet.tsx` },
    { path: 'admin/payouts/:payoutId', needs: 'administrator', file: `${at}/payout-detail.tsx` },
  ]),
]
