import type { ModuleInfo } from '#app/shell/module-info.ts'
import { figuresPath, settingsPath, ticketsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'support-tickets',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { supportTicket: 'record.supportTicket' },
  searched: { supportTicket: 'list.title' },
  numbered: { supportTicket: 'list.title' },
  documents: { supportTicket: (firmId, id) => `${ticketsPath(firmId)}/${id}` },
  mailKinds: {
    supportTicketReceived: 'mail.received',
    supportTicketAnswered: 'mail.answered',
    supportTicketSolved: 'mail.solved',
  },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/support-tickets`,
    },
  ],
  menu: [
    {
      area: 'customers',
      order: 60,
      icon: 'message-square',
      labelKey: 'list.title',
      path: ticketsPath,
      children: [{ labelKey: 'figures.title', path: figuresPath }],
    },
  ],
  create: [
    {
      order: 62,
      icon: 'message-square',
      labelKey: 'record.supportTicket',
      nameKey: 'list.new',
      path: (firmId) => `${ticketsPath(firmId)}/new`,
    },
  ],
  settings: [
    {
      labelKey: 'settings.title',
      path: settingsPath,
      group: 'sales',
      order: 60,
      icon: 'message-square',
    },
  ],
  changed: {
    supportSettings: {
      fields: {
        day: 'settings.day',
        from: 'settings.from',
        to: 'settings.to',
        isClosedOnHolidays: 'settings.holidays',
        priority: 'field.priority',
        firstAnswerMinutes: 'settings.firstAnswer',
        solveMinutes: 'settings.solve',
        pausesWaiting: 'settings.pausesWaiting',
        pausesOnHold: 'settings.pausesOnHold',
        reopenDays: 'settings.reopenDays',
        asksRating: 'settings.asksRating',
        isFormOpen: 'settings.isFormOpen',
        formWords: 'settings.formWords',
      },
      values: {
        'priority.urgent': 'priority.urgent',
        'priority.high': 'priority.high',
        'priority.normal': 'priority.normal',
        'priority.low': 'priority.low',
      },
    },
  },
}
