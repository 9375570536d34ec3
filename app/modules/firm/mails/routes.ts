import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

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
