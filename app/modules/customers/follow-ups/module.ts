import type { ModuleInfo } from '#app/shell/module-info.ts'
import { agendaPath, followUpsPath, newFollowUpPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'follow-ups',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  records: { followUp: 'record.followUp' },
  searched: { followUp: 'list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/agenda` },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: (firmId) => agendaPath(firmId),
      area: 'customers',
      order: 14,
      icon: 'phone',
      children: [
        { labelKey: 'menu.agenda', path: (firmId) => agendaPath(firmId) },
        { labelKey: 'menu.list', path: followUpsPath },
      ],
    },
  ],
  create: [
    {
      labelKey: 'record.followUp',
      nameKey: 'list.new',
      path: (firmId) => newFollowUpPath(firmId),
      order: 29.5,
      icon: 'phone',
    },
  ],
}
