import type { ModuleInfo } from '#app/shell/module-info.ts'
import { partnersPath, programmePath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'partners',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  numbered: { partnerPayout: 'payouts.title' },
  records: { partner: 'record.partner' },
  searched: { partner: 'list.title' },
  mailKinds: { partnerApproved: 'mail.approved' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/partners`,
    },
  ],
  menu: [
    {
      area: 'customers',
      order: 70,
      icon: 'badge-percent',
      labelKey: 'list.title',
      path: partnersPath,
    },
  ],
  settings: [
    {
      labelKey: 'programme.title',
      path: programmePath,
      group: 'sales',
      order: 66,
      icon: 'badge-percent',
    },
  ],
  changed: {
    partnerProgramme: {
      fields: {
        isOpen: 'programme.isOpen',
        words: 'programme.wordsField',
        kind: 'programme.kind',
        percent: 'programme.percent',
        amounts: 'programme.amounts',
        reach: 'programme.reach',
        months: 'programme.months',
        windowDays: 'programme.windowDays',
        holdDays: 'programme.holdDays',
        couponBeatsClick: 'programme.couponBeatsClick',
        target: 'programme.target',
      },
    },
  },
}
