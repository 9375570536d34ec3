import type { RouteConfig } from '@remix-run/route-config'
import { personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/administration/routes'

export const routes: RouteConfig = [
  { path: 'admin', file: `${at}/admin-door.ts` },
  ...personRoutes([
    { path: 'admin/outbox', file: `${at}/outbox-list.tsx` },
    { path: 'admin/outbox/:mailId', file: `${at}/outbox-mail.tsx` },
  ]),
]
