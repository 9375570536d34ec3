import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'taxes',
  records: { taxRate: 'record.taxRate' },
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/taxes`,
      group: 'money',
      order: 10,
      icon: 'percent',
    },
  ],
}
