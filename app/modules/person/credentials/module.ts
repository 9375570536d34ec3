import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'credentials',
  uses: ['entry', 'profile', 'social'],
  routes,
  loginWays: () => import('./login-ways.tsx'),
  offeredWays: () => import('./login-ways.server.ts'),
  menu: [],
}
