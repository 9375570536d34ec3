import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newSalesOrderPath, salesOrderPath, salesOrdersPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'sales-orders',
  uses: ['invoicing'],
  routes,
  registers: () => import('./register.tsx'),
  records: { salesOrder: 'record.salesOrder' },
  approvals: { salesOrder: 'menu.salesOrders' },
  searched: { salesOrder: 'menu.salesOrders' },
  mailKinds: { salesOrder: 'record.confirmation' },
  numbered: { salesOrder: 'menu.salesOrders' },
  documents: { salesOrder: salesOrderPath },
  finds: [{ labelKey: 'menu.salesOrders', findKey: 'finds.list', path: salesOrdersPath }],
  menu: [
    {
      area: 'sales',
      order: 23,
      icon: 'package',
      labelKey: 'menu.salesOrders',
      path: salesOrdersPath,
      children: [
        { labelKey: 'menu.list', path: salesOrdersPath },
        { labelKey: 'menu.new', path: (firmId) => newSalesOrderPath(firmId) },
      ],
    },
  ],
  create: [
    {
      order: 17,
      icon: 'package',
      labelKey: 'record.salesOrder',
      nameKey: 'new.title',
      path: (firmId) => newSalesOrderPath(firmId),
    },
  ],
}
