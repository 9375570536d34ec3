import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/administration/routes'

export const routes: PageRoute[] = [
  { path: 'admin', needs: 'administrator', file: `${at}/admin-redirect.ts` },
  { path: 'admin/audit/export', needs: 'administrator', file: `${at}/audit-export.ts` },
  { path: 'admin/notices/export', needs: 'administrator', file: `${at}/notice-export.ts` },
  ...personRoutes([
    { path: 'admin/firms', needs: 'administrator', file: `${at}/firm-list.tsx` },
    { path: 'admin/firms/:firmId', needs: 'administrator', file: `${at}/firm-detail.tsx` },
    { path: 'admin/users', needs: 'administrator', file: `${at}/user-list.tsx` },
    {
      path: 'admin/users/new-administrator',
      needs: 'administrator',
      file: `${at}/administrator-new.tsx`,
    },
    { path: 'admin/users/:userId', needs: 'administrator', file: `${at}/user-detail.tsx` },
    { path: 'admin/messages', needs: 'administrator', file: `${at}/message-list.tsx` },
    { path: 'admin/messages/:messageId', needs: 'administrator', file: `${at}/message-detail.tsx` },
    { path: 'admin/notices', needs: 'administrator', file: `${at}/notice-list.tsx` },
    { path: 'admin/failed-jobs', needs: 'administrator', file: `${at}/job-list.tsx` },
    { path: 'admin/audit', needs: 'administrator', file: `${at}/audit-list.tsx` },
    { path: 'admin/outbox', needs: 'administrator', file: `${at}/outbox-list.tsx` },
    { path: 'admin/outbox/:mailId', needs: 'administrator', file: `${at}/outbox-mail.tsx` },
  ]),
  ...firmRoutes([
    { path: 'support-access', needs: 'firm:consent', file: `${at}/support-access.tsx` },
    { path: 'support-access/requests', needs: 'firm:consent', file: `${at}/support-requests.tsx` },
  ]),
]
