import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/person/api-keys/routes'

export const routes: PageRoute[] = [
  ...personRoutes([
    { path: 'profile/api-keys', needs: 'session', file: `${at}/own-keys.tsx` },
    { path: 'profile/api-keys/new', needs: 'session', file: `${at}/own-key-new.tsx` },
    { path: 'profile/api-keys/:keyId', needs: 'session', file: `${at}/own-key-calls.tsx` },
  ]),
  ...firmRoutes([
    { path: 'settings/api-keys', needs: 'key:edit', file: `${at}/firm-keys.tsx` },
    { path: 'settings/api-keys/new', needs: 'key:edit', file: `${at}/firm-key-new.tsx` },
    { path: 'settings/api-keys/:keyId', needs: 'key:edit', file: `${at}/firm-key-calls.tsx` },
  ]),
]
