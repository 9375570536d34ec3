import type { RouteConfig } from '@remix-run/route-config'

const at = 'modules/entry/routes'

export const routes: RouteConfig = [
  { path: 'login', file: `${at}/login.tsx` },
  { path: 'admin/login', file: `${at}/admin-login.tsx` },
  { path: 'demo/login', file: `${at}/demo-login.tsx` },
  { path: 'register', file: `${at}/register.tsx` },
  { path: 'logout', file: `${at}/logout.tsx` },
  { path: 'dashboard', file: `${at}/dashboard-door.ts` },
  { path: 'current-firm', file: `${at}/current-firm.ts` },
  { path: 'preferences', file: `${at}/preferences.ts` },
]
