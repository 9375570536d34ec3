import type { ModuleInfo } from '#app/shell/module-info.ts'
import { couponsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'coupons',
  uses: ['item-categories'],
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
