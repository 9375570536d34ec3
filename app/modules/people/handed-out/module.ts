import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function thingsPath(firmId: string): string {
  return `/firms/${firmId}/handed-out`
}

export const module: ModuleInfo = {
  id: 'handed-out',
  uses: [],
  routes: registerRoutes({
    path: 'handed-out',
    idParam: 'handedOutId',
    view: 'employee:view',
    edit: 'employee:edit',
    files: { import: null, batch: null, refused: null },
  }),
  registers: () => import('./register.tsx'),
  records: { handedOut: 'record.handedOut' },
  searched: { handedOut: 'list.title' },
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: thingsPath }],
  menu: [
    { labelKey: 'list.title', path: thingsPath, area: 'people', order: 26, icon: 'key-round' },
  ],
}
