import type { ModuleInfo } from '#app/shell/module-info.ts'
import { boardPath, dealsPath, forecastPath, newDealPath, pipelinesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'deals',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { deal: 'record.deal', pipeline: 'record.pipeline' },
  searched: { deal: 'list.title', pipeline: 'pipelines.list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.board',
      path: (firmId) => `/firms/${firmId}/deal-board`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: (firmId) => boardPath(firmId),
      area: 'customers',
      order: 12,
      icon: 'trending-up',
      children: [
        { labelKey: 'menu.board', path: (firmId) => boardPath(firmId) },
        { labelKey: 'menu.list', path: dealsPath },
        { labelKey: 'menu.forecast', path: (firmId) => forecastPath(firmId) },
        { labelKey: 'pipelines.list.title', path: pipelinesPath },
      ],
    },
  ],
  create: [
    {
      labelKey: 'record.deal',
      nameKey: 'list.new',
      path: newDealPath,
      order: 29,
      icon: 'trending-up',
    },
  ],
}
