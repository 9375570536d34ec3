import type { ModuleInfo } from '#app/shell/module-info.ts'
import { remindersPath, sentPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'reminders',
  uses: ['parties'],
  routes,
  numbered: { reminderCharge: 'charges.title' },
  documents: { reminderCharge: (firmId) => sentPath(firmId) },
  mailKinds: {
    reminderNotice: 'mail.notice',
    reminderFriendly: 'mail.friendly',
    reminderFirm: 'mail.firm',
    reminderLast: 'mail.last',
  },
  finds: [
    {
      labelKey: 'menu.reminders',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/reminders`,
    },
  ],
  menu: [
    {
      area: 'sales',
      order: 46,
      icon: 'bell',
      labelKey: 'menu.reminders',
      path: (firmId) => remindersPath(firmId),
    },
  ],
  settings: [
    {
      labelKey: 'menu.reminders',
      path: (firmId) => `/firms/${firmId}/reminders/settings`,
      group: 'sales',
      order: 10,
      icon: 'bell',
    },
  ],
  changed: {
    reminderSettings: {
      fields: {
        isOn: 'settings.isOn',
        days: 'settings.days',
        tone: 'settings.tone',
        fee: 'settings.fee',
        withInterest: 'settings.withInterest',
        ownRate: 'settings.ownRate',
        postsCharges: 'charges.posts',
      },
      values: {
        'tone.notice': 'tone.notice',
        'tone.friendly': 'tone.friendly',
        'tone.firm': 'tone.firm',
        'tone.last': 'tone.last',
      },
    },
  },
}
