import type { ModuleInfo } from '#app/shell/module-info.ts'
import { leadsPath, newLeadPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'leads',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { lead: 'record.lead' },
  searched: { lead: 'list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/leads` },
  ],
  menu: [
    { labelKey: 'list.title', path: leadsPath, area: 'customers', order: 10, icon: 'telescope' },
  ],
  create: [
    {
      labelKey: 'record.lead',
      nameKey: 'list.new',
      path: newLeadPath,
      order: 28,
      icon: 'telescope',
    },
  ],
}
