import type { ModuleInfo } from '#app/shell/module-info.ts'
import { remindersPath, sentPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'reminders',
  uses: ['parties'],
  numbered: { reminderCharge: 'charges.title' },
  documents: { reminderCharge: (firmId) => sentPath(firmId) },
  mailKinds: {
    reminderNotice: 'mail.notice',
    reminderFriendly: 'mail.friendly',
    reminderFirm: 'mail.firm',
    reminderLast: 'mail.last',
  },
  menu: [
    {
      group: 'sales',
      order: 46,
      icon: 'bell',
      labelKey: 'menu.reminders',
      path: (firmId) => remindersPath(firmId),
    },
  ],
  settings: [
    {
      labelKey: 'menu.reminders',
      wordsKey: 'setting.words',
      findKey: 'setting.find',
      path: (firmId) => `/firms/${firmId}/reminders/settings`,
      group: 'sales',
      order: 10,
      icon: 'bell',
    },
  ],
}
