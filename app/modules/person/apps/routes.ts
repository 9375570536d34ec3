import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/person/apps/routes'

export const routes: PageRoute[] = [
  ...personRoutes([
    { path: 'oauth/authorize', needs: 'session', file: `${at}/authorize.tsx` },
    { path: 'profile/apps', needs: 'session', file: `${at}/own-apps.tsx` },
    { path: 'profile/apps/:grantId', needs: 'session', file: `${at}/own-app-calls.tsx` },
  ]),
  ...firmRoutes([
    { path: 'settings/apps', needs: 'key:edit', file: `${at}/firm-apps.tsx` },
    { path: 'settings/apps/new', needs: 'key:edit', file: `${at}/firm-app-new.tsx` },
  ]),
]
