import type { ModuleInfo } from '#app/shell/module-info.ts'
import { balancesPath, leavePath, leaveTypesPath, ownLeavePath, teamPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'leave',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { leaveRequest: 'record.leaveRequest', leaveType: 'record.leaveType' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/leave-requests`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.own',
      path: ownLeavePath,
      area: 'people',
      order: 12,
      icon: 'calendar',
      children: [{ labelKey: 'menu.team', path: teamPath }],
    },
    {
      labelKey: 'list.title',
      path: leavePath,
      area: 'people',
      order: 30,
      icon: 'calendar-clock',
      children: [{ labelKey: 'menu.balances', path: balancesPath }],
    },
  ],
  settings: [
    {
      labelKey: 'types.title',
      path: leaveTypesPath,
      group: 'people',
      order: 40,
      icon: 'calendar-clock',
    },
  ],
}
