import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'event-guests',
  uses: [],
  menu: [],
  records: { eventGuest: 'record.eventGuest' },
  mailKinds: {
    eventInvitation: 'mail.invitation',
    eventChanged: 'mail.changed',
    eventUninvited: 'mail.uninvited',
  },
}
