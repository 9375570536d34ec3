import type { ModuleInfo } from '#app/shell/module-info.ts'
import { remindersPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'reminders',
  uses: ['invoicing', 'parties'],
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
}
