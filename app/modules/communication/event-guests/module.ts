import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'event-guests',
  uses: [],
  routes,
  menu: [],
  records: { eventGuest: 'record.eventGuest' },
  mailKinds: {
    eventInvitation: 'mail.invitation',
    eventChanged: 'mail.changed',
    eventUninvited: 'mail.uninvited',
  },
}
