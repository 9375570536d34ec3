import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'webhooks',
  records: { webhook: 'record.webhook' },
  uses: ['firms'],
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/webhooks`,
      group: 'connections',
      order: 20,
      icon: 'plug',
    },
  ],
}

const at = 'modules/firm/webhooks/routes'
const needs = 'webhook:edit'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/webhooks', needs, file: `${at}/webhook-list.tsx` },
  { path: 'settings/webhooks/new', needs, file: `${at}/webhook-new.tsx` },
  { path: 'settings/webhooks/:webhookId', needs, file: `${at}/webhook.tsx` },
])
