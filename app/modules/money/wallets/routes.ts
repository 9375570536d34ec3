import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/money/wallets/routes'
const one = 'wallets/:walletId'

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'wallets/new-card', needs: 'wallet:edit', file: `${folder}/card-new.tsx` },
    { path: 'wallets/redeem', needs: 'wallet:edit', file: `${folder}/card-redeem.tsx` },
    { path: 'settings/gift-cards', needs: 'wallet:approve', file: `${folder}/card-settings.tsx` },
  ]),
  ...registerRoutes({
    path: 'wallets',
    idParam: 'walletId',
    view: 'wallet:view',
    edit: 'wallet:edit',
    files: {
      import: null,
      batch: null,
      edit: null,
      new: `${folder}/wallet-new.tsx`,
      detail: `${folder}/wallet-detail.tsx`,
    },
  }),
  ...firmRoutes([
    { path: `${one}/spend`, needs: 'wallet:edit', file: `${folder}/wallet-spend.tsx` },
    { path: `${one}/payout`, needs: 'wallet:edit', file: `${folder}/wallet-payout.tsx` },
    { path: `${one}/adjust`, needs: 'wallet:approve', file: `${folder}/wallet-adjust.tsx` },
    { path: `${one}/statement`, needs: 'wallet:view', file: `${folder}/wallet-statement.tsx` },
    { path: `${one}/statement-file`, needs: 'wallet:view', file: `${folder}/statement-file.ts` },
  ]),
]
