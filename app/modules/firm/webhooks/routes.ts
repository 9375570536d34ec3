import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/firm/webhooks/routes'
const needs = 'webhook:edit'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/webhooks', needs, file: `${at}/webhook-list.tsx` },
  { path: 'settings/webhooks/new', needs, file: `${at}/webhook-new.tsx` },
  { path: 'settings/webhooks/:webhookId', needs, file: `${at}/webhook.tsx` },
])
