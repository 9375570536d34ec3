import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  componentsPath,
  duesPath,
  ownPayslipsPath,
  payDataPath,
  payrollPath,
  payrollRunPath,
} from './paths.ts'

export const module: ModuleInfo = {
  id: 'payroll',
  uses: [],
  records: {
    payrollRun: 'record.run',
    payData: 'record.payData',
    payComponent: 'record.component',
  },
  searched: { payComponent: 'components.list.title', payrollRun: 'title', payData: 'people.title' },
  documents: { payrollRun: payrollRunPath, payrollPayment: payrollRunPath },
  finds: [
    { labelKey: 'title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/payroll` },
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
