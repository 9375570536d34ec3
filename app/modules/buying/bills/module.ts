import type { ModuleInfo } from '#app/shell/module-info.ts'
import { billPath, billsPath, newBillPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'bills',
  numbered: { bill: 'menu.bills', selfBilledInvoice: 'record.selfBilledSeries' },
  mailKinds: {
    selfBilledInvoice: 'record.selfBilled',
    selfBilledCredit: 'record.selfBilledCredit',
  },
  documents: { bill: billPath, billCredit: billPath },
  records: { bill: 'record.bill' },
  searched: { bill: 'menu.bills' },
  approvals: { bill: 'menu.bills' },
  uses: ['cost-centres', 'expenses', 'parties', 'stock'],
  routes,
  registers: () => import('./register.tsx'),
  finds: [
    { labelKey: 'menu.bills', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/bills` },
  ],
  menu: [
    {
      labelKey: 'menu.bills',
      path: billsPath,
      area: 'purchases',
      order: 43,
      icon: 'file-down',
    },
  ],
  create: [
    {
      labelKey: 'menu.newBill',
      path: newBillPath,
      order: 22,
      icon: 'file-down',
    },
  ],
}
