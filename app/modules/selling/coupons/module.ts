import type { ModuleInfo } from '#app/shell/module-info.ts'
import { couponsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'coupons',
  uses: ['item-categories'],
  records: { coupon: 'record.coupon' },
  searched: { coupon: 'list.title' },
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
