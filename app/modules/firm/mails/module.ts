import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Reached from the records themselves and from the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'mails',
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'settings.title',
      path: (firmId) => `/firms/${firmId}/settings/mail`,
      group: 'mail',
      order: 10,
      icon: 'send',
    },
  ],
  changed: {
    mailSettings: {
      fields: {
        color: 'look.color',
        replyTo: 'look.replyTo',
        tracksOpening: 'look.tracksOpening',
      },
    },
    mailTemplate: { fields: { subject: 'template.subject', message: 'template.message' } },
  },
}
