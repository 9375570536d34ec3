import type { PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/person/entry/routes'

export const routes: PageRoute[] = [
  { path: 'login', needs: 'public', file: `${at}/login.tsx` },
  { path: 'crm/login', needs: 'public', file: `${at}/crm-login.tsx` },
  { path: 'admin/login', needs: 'public', file: `${at}/admin-login.tsx` },
  { path: 'demo/login', needs: 'public', file: `${at}/demo-login.tsx` },
  { path: 'register', needs: 'public', file: `${at}/register.tsx` },
  { path: 'forget-password', needs: 'public', file: `${at}/forget-password.tsx` },
  { path: 'recover-password', needs: 'public', file: `${at}/recover-password.tsx` },
  { path: 'verify-email', needs: 'public', file: `${at}/verify-email.tsx` },
  { path: 'lock-screen', needs: 'locked', file: `${at}/lock-screen.tsx` },
  { path: 'still-here', needs: 'session', file: `${at}/still-here.ts` },
  { path: 'interrupted', needs: 'public', file: `${at}/interrupted.ts` },
  { path: 'confirm', needs: 'session', file: `${at}/confirm.tsx` },
  { path: 'logout', needs: 'public', file: `${at}/logout.tsx` },
  { path: 'dashboard', needs: 'session', file: `${at}/dashboard-redirect.ts` },
  { path: 'new/:module', needs: 'session', file: `${at}/new-thing.ts` },
  { path: 'current-firm', needs: 'session', file: `${at}/current-firm.ts` },
  { path: 'preferences', needs: 'public', file: `${at}/preferences.ts` },
]
