import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import { platformListRoutes } from '#app/shell/register/register-routes.ts'

const at = 'modules/platform/demo-visits/routes'

export const routes: PageRoute[] = [
  { path: 'demo/visit-logs', needs: 'demo', file: `${at}/visit-logs.ts` },
  { path: 'admin/demo-watch', needs: 'administrator', file: `${at}/watch.ts` },
  {
    path: 'admin/demo-visitors/:visitorId/steps',
    needs: 'administrator',
    file: `${at}/visitor-steps.ts`,
  },
  ...platformListRoutes('admin/demo-visitors', `${at}/visitor-list.tsx`),
  ...platformListRoutes('admin/demo-links'),
  ...personRoutes([
    { path: 'demo/keep', needs: 'demo', file: `${at}/keep.tsx` },
    { path: 'demo/privacy', needs: 'demo', file: `${at}/privacy.tsx` },
    { path: 'demo/take-over', needs: 'session', file: `${at}/take-over.tsx` },
    { path: 'admin/demo-visitors/:visitorId', needs: 'administrator', file: `${at}/visitor.tsx` },
    { path: 'admin/demo-links/new', needs: 'administrator', file: `${at}/link-new.tsx` },
    { path: 'admin/demo-links/:linkId', needs: 'administrator', file: `${at}/link.tsx` },
  ]),
]
