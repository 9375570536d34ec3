import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import { platformListRoutes } from '#app/shell/register/register-routes.ts'

const at = 'modules/platform/administration/routes'

export const routes: PageRoute[] = [
  { path: 'admin', needs: 'administrator', file: `${at}/admin-redirect.ts` },
  ...platformListRoutes('admin/firms'),
  ...platformListRoutes('admin/users'),
  ...platformListRoutes('admin/messages'),
  ...platformListRoutes('admin/notices', `${at}/notice-list.tsx`),
  ...platformListRoutes('admin/failed-jobs', `${at}/job-list.tsx`),
  ...platformListRoutes('admin/audit', `${at}/audit-list.tsx`),
  ...platformListRoutes('admin/outbox'),
  ...personRoutes([
    { path: 'admin/firms/:firmId', needs: 'administrator', file: `${at}/firm-detail.tsx` },
    {
      path: 'admin/users/new',
      needs: 'administrator',
      file: `${at}/administrator-new.tsx`,
    },
    { path: 'admin/users/:userId', needs: 'administrator', file: `${at}/user-detail.tsx` },
    { path: 'admin/users/:userId/wallet', needs: 'administrator', file: `${at}/give.tsx` },
    { path: 'admin/messages/:messageId', needs: 'administrator', file: `${at}/message-detail.tsx` },
    { path: 'admin/outbox/:mailId', needs: 'administrator', file: `${at}/outbox-mail.tsx` },
  ]),
  ...firmRoutes([
    { path: 'support-access', needs: 'firm:consent', file: `${at}/support-access.tsx` },
    { path: 'support-access/requests', needs: 'firm:consent', file: `${at}/support-requests.tsx` },
  ]),
]
