import type { ModuleInfo } from '#app/shell/module-info.ts'
import { bankPath, bankRulesPath, cashLinePath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'bank',
  records: {
    bankLine: 'record.bankLine',
    bankStatement: 'record.bankStatement',
    bankRule: 'record.bankRule',
  },
  uses: ['cost-centres', 'expenses', 'ledger'],
  routes,
  tiles: [
    {
      name: 'balances',
      labelKey: 'tiles.balances.title',
      notesKey: 'tiles.balances',
      path: bankPath,
      area: 'money',
      order: 20,
    },
    {
      name: 'expected',
      labelKey: 'tiles.expected.title',
      notesKey: 'tiles.expected',
      path: cashLinePath,
      area: 'money',
      order: 30,
    },
  ],
  finds: [
    { labelKey: 'menu.bank', findKey: 'finds.bank', path: (firmId) => `/firms/${firmId}/bank` },
    {
      labelKey: 'menu.cash',
      findKey: 'finds.cash',
      path: (firmId) => `/firms/${firmId}/cash-line`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.bank',
      path: bankPath,
      area: 'money',
      order: 42,
      icon: 'landmark',
      children: [
        { labelKey: 'menu.accounts', path: bankPath },
        { labelKey: 'menu.cash', path: cashLinePath },
        { labelKey: 'menu.rules', path: bankRulesPath },
      ],
    },
  ],
  settings: [
    {
      labelKey: 'setting.name',
      path: bankRulesPath,
      group: 'money',
      order: 50,
      icon: 'landmark',
    },
  ],
}
