import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const module: ModuleInfo = {
  id: 'canned-answers',
  uses: [],
  routes: registerRoutes({
    path: 'canned-answers',
    idParam: 'cannedAnswerId',
    view: 'supportTicket:view',
    edit: 'supportTicket:edit',
  }),
  registers: () => import('./register.tsx'),
  records: { cannedAnswer: 'record.cannedAnswer' },
  searched: { cannedAnswer: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/canned-answers`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/canned-answers`,
      area: 'customers',
      under: 'support-tickets',
      order: 62,
      icon: 'pen-line',
    },
  ],
}
