import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  advancesPath,
  componentsPath,
  duesPath,
  ordersPath,
  ownPayslipsPath,
  payAdvancePath,
  payDataPath,
  payrollPath,
  payrollRunPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'payroll',
  uses: ['attendance', 'employees'],
  routes,
  registers: () => import('./register.tsx'),
  records: {
    payrollRun: 'record.run',
    payData: 'record.payData',
    payComponent: 'record.component',
    payOrder: 'record.order',
    payAdvance: 'record.advance',
  },
  searched: {
    payComponent: 'components.list.title',
    payrollRun: 'title',
    payData: 'people.title',
    payOrder: 'orders.list.title',
    payAdvance: 'advances.list.title',
  },
  documents: {
    payrollRun: payrollRunPath,
    payrollPayment: payrollRunPath,
    payAdvance: payAdvancePath,
  },
  finds: [
    { labelKey: 'title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/payroll` },
    { labelKey: 'orders.list.title', findKey: 'finds.orders', path: ordersPath },
    { labelKey: 'advances.list.title', findKey: 'finds.advances', path: advancesPath },
  ],
  tiles: [
    {
      name: 'cost',
      labelKey: 'tiles.cost.title',
      notesKey: 'tiles.cost',
      path: payrollPath,
      area: 'people',
      order: 90,
    },
  ],
  menu: [
    { labelKey: 'own.title', path: ownPayslipsPath, area: 'people', order: 12, icon: 'receipt' },
    {
      labelKey: 'title',
      path: payrollPath,
      area: 'people',
      order: 60,
      icon: 'banknote',
      children: [
        { labelKey: 'dues.title', path: duesPath },
        { labelKey: 'people.title', path: payDataPath },
        { labelKey: 'orders.list.title', path: ordersPath },
        { labelKey: 'advances.list.title', path: advancesPath },
        { labelKey: 'components.list.title', path: componentsPath },
      ],
    },
  ],
  create: [
    {
      order: 84,
      icon: 'banknote',
      labelKey: 'record.run',
      nameKey: 'new.title',
      path: (firmId) => `${payrollPath(firmId)}/new`,
    },
  ],
}
