import type { ModuleInfo } from '#app/shell/module-info.ts'
import { customersPath, newCustomerPath, newSupplierPath, suppliersPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'parties',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { party: 'record.party' },
  searched: { party: 'record.parties' },
  finds: [
    {
      labelKey: 'menu.customers',
      findKey: 'finds.customers',
      path: (firmId) => `/firms/${firmId}/customers`,
    },
    {
      labelKey: 'menu.suppliers',
      findKey: 'finds.suppliers',
      path: (firmId) => `/firms/${firmId}/suppliers`,
    },
    {
      labelKey: 'finds.importLabel',
      findKey: 'finds.import',
      path: (firmId) => `/firms/${firmId}/customers/import`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.customers',
      path: customersPath,
      area: 'customers',
      order: 20,
      icon: 'contact',
    },
    {
      labelKey: 'menu.suppliers',
      path: suppliersPath,
      area: 'purchases',
      order: 25,
      icon: 'truck',
    },
  ],
  create: [
    {
      labelKey: 'menu.newCustomer',
      path: newCustomerPath,
      order: 30,
      icon: 'user-plus',
    },
    {
      labelKey: 'menu.newSupplier',
      path: newSupplierPath,
      order: 35,
      icon: 'truck',
    },
  ],
}
