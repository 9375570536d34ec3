import type { ModuleInfo } from '#app/shell/module-info.ts'
import { expensePath, expensesPath, newExpensePath, rulesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'expenses',
  records: { expenseCategory: 'record.expenseCategory', expense: 'record.expense' },
  approvals: { expense: 'menu.expenses' },
  searched: { expense: 'menu.expenses' },
  numbered: { expense: 'menu.expenses' },
  documents: { expense: expensePath },
  uses: ['cost-centres', 'invoicing', 'ledger', 'parties'],
  routes,
  registers: () => import('./register.tsx'),
  finds: [
    {
      labelKey: 'menu.expenses',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/expenses`,
    },
    {
      labelKey: 'menu.newExpense',
      findKey: 'finds.new',
      path: (firmId) => `/firms/${firmId}/expenses/new`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.expenses',
      path: expensesPath,
      area: 'purchases',
      order: 45,
      icon: 'receipt',
    },
  ],
  create: [
    {
      labelKey: 'menu.newExpense',
      path: newExpensePath,
      order: 25,
      icon: 'receipt',
    },
  ],
  settings: [
    {
      labelKey: 'menu.expenses',
      path: rulesPath,
      group: 'purchases',
      order: 10,
      icon: 'receipt',
    },
  ],
}
