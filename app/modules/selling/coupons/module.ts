import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const module: ModuleInfo = {
  id: 'coupons',
  uses: ['item-categories'],
  routes: registerRoutes({
    path: 'coupons',
    idParam: 'couponId',
    view: 'till:view',
    edit: 'till:edit',
    files: { import: null, batch: null },
  }),
  registers: () => import('./register.tsx'),
  records: { coupon: 'record.coupon' },
  searched: { coupon: 'list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/coupons` },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: couponsPath,
      area: 'tills',
      order: 28,
      icon: 'badge-percent',
      under: 'tills',
    },
  ],
}

function couponsPath(firmId: string): string {
  return `/firms/${firmId}/coupons`
}
