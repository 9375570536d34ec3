import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from the records themselves and from the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'mails',
  uses: ['firms'],
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

const folder = 'modules/firm/mails/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'mails/:mailKind/:recordId', needs: 'firm:view', file: `${folder}/mail-send.tsx` },
  { path: 'records/:kind/:recordId/mails', needs: 'firm:view', file: `${folder}/record-mails.tsx` },
  { path: 'settings/mail', needs: 'firm:edit', file: `${folder}/mail-settings.tsx` },
  {
    path: 'settings/mail/suppressed',
    needs: 'firm:edit',
    file: `${folder}/suppressed-addresses.tsx`,
  },
  {
    path: 'settings/mail/templates/:mailKind/:language',
    needs: 'firm:edit',
    file: `${folder}/mail-template.tsx`,
  },
])
