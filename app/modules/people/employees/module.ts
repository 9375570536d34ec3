import type { ModuleInfo } from '#app/shell/module-info.ts'
import { chartPath, contractsPath, employeesPath, ownDataPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'employees',
  uses: ['announcements', 'cost-centres'],
  routes,
  registers: () => import('./register.tsx'),
  records: { employee: 'record.employee', employeeContract: 'record.contract' },
  searched: { employee: 'list.title', employeeContract: 'contracts.list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/employees`,
    },
    {
      labelKey: 'contracts.list.title',
      findKey: 'finds.contracts',
      path: (firmId) => `/firms/${firmId}/employee-contracts`,
    },
  ],
  menu: [
    { labelKey: 'menu.own', path: ownDataPath, area: 'people', order: 10, icon: 'user' },
    {
      labelKey: 'list.title',
      path: employeesPath,
      area: 'people',
      order: 20,
      icon: 'users',
      children: [
        { labelKey: 'menu.chart', path: chartPath },
        { labelKey: 'contracts.list.title', path: contractsPath },
      ],
    },
  ],
  create: [
    {
      order: 80,
      icon: 'users',
      labelKey: 'record.employee',
      nameKey: 'list.new',
      path: (firmId) => `${employeesPath(firmId)}/new`,
    },
  ],
}
