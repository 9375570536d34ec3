import type { PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/person/social/routes'

export const routes: PageRoute[] = [
  { path: 'social-login/begin', needs: 'public', file: `${at}/begin.tsx` },
  { path: 'social-login/callback/:provider', needs: 'public', file: `${at}/callback.ts` },
  { path: 'social-login/link', needs: 'session', file: `${at}/link.tsx` },
  { path: 'social-login/unlink', needs: 'session', file: `${at}/unlink.ts` },
]
