import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function announcementsPath(firmId: string): string {
  return `/firms/${firmId}/announcements`
}

export const module: ModuleInfo = {
  id: 'announcements',
  uses: [],
  routes: registerRoutes({
    path: 'announcements',
    idParam: 'announcementId',
    view: 'employee:view',
    edit: 'employee:edit',
    files: { import: null, batch: null, refused: null },
  }),
  registers: () => import('./register.tsx'),
  records: { announcement: 'record.announcement' },
  searched: { announcement: 'list.title' },
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: announcementsPath }],
  menu: [
    {
      labelKey: 'list.title',
      path: announcementsPath,
      area: 'people',
      order: 27,
      icon: 'message-square',
    },
  ],
}
