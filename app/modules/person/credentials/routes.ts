import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/person/credentials/routes'

export const routes: PageRoute[] = [
  { path: 'login/second-factor', needs: 'public', file: `${at}/second-factor-login.tsx` },
  { path: 'login/passkey', needs: 'public', file: `${at}/passkey-login.tsx` },
  { path: 'login/passkey/begin', needs: 'public', file: `${at}/passkey-begin.ts` },
  { path: 'login/phone', needs: 'public', file: `${at}/phone-login.tsx` },
  ...personRoutes([
    { path: 'profile/sign-in-methods', needs: 'account', file: `${at}/sign-in-methods.tsx` },
    { path: 'profile/second-factor', needs: 'account', file: `${at}/second-factor.tsx` },
    { path: 'profile/passkeys/new', needs: 'account', file: `${at}/new-passkey.tsx` },
    { path: 'profile/passkeys/:passkeyId', needs: 'account', file: `${at}/passkey.tsx` },
    { path: 'profile/phone', needs: 'account', file: `${at}/phone.tsx` },
  ]),
]
