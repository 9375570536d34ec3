import type { ModuleInfo } from '#app/shell/module-info.ts'
import { customersPath, newCustomerPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'customers',
  uses: [],
  menu: [
    {
      labelKey: 'menu.customers',
      path: customersPath,
      needs: 'customer:view',
      group: 'people',
      order: 20,
      icon: 'contact',
    },
  ],
  create: [
    {
      labelKey: 'menu.newCustomer',
      path: newCustomerPath,
      needs: 'customer:edit',
      order: 30,
      icon: 'user-plus',
    },
  ],
}
