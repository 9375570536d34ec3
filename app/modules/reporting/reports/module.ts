import type { ModuleInfo } from '#app/shell/module-info.ts'
import { reportPath, reportsPath, taxDutySettingsPath, taxReturnsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'reports',
  numbered: { selfIntegration: 'crossBorder.series' },
  uses: ['cost-centres', 'items', 'ledger', 'parties', 'settlement'],
  routes,
  pageParts: () => import('./page-parts.tsx'),
  /** Tax that is due has no document: it leads to the returns. */
  documents: { taxReturn: taxReturnsPath },
  tiles: [
    {
      name: 'profit',
      labelKey: 'tiles.profit.title',
      notesKey: 'tiles.profit',
      path: (firmId) => reportPath(firmId, 'profit-and-loss', { period: 'year' }),
      area: 'books',
      order: 10,
    },
    {
      name: 'tax',
      labelKey: 'tiles.tax.title',
      notesKey: 'tiles.tax',
      path: taxReturnsPath,
      area: 'books',
      order: 40,
    },
  ],
  finds: [
    {
      labelKey: 'report.profit-and-loss',
      findKey: 'finds.profit',
      path: (firmId) => reportPath(firmId, 'profit-and-loss'),
    },
    {
      labelKey: 'report.balance-sheet',
      findKey: 'finds.balance',
      path: (firmId) => reportPath(firmId, 'balance-sheet'),
    },
    {
      labelKey: 'report.receivables',
      findKey: 'finds.receivables',
      path: (firmId) => reportPath(firmId, 'receivables'),
    },
    {
      labelKey: 'report.payables',
      findKey: 'finds.payables',
      path: (firmId) => reportPath(firmId, 'payables'),
    },
    {
      labelKey: 'report.sales-by-customer',
      findKey: 'finds.customers',
      path: (firmId) => reportPath(firmId, 'sales-by-customer'),
    },
    {
      labelKey: 'report.sales-by-item',
      findKey: 'finds.items',
      path: (firmId) => reportPath(firmId, 'sales-by-item'),
    },
    {
      labelKey: 'report.sales-by-month',
      findKey: 'finds.months',
      path: (firmId) => reportPath(firmId, 'sales-by-month'),
    },
    {
      labelKey: 'report.margin-by-item',
      findKey: 'finds.margin',
      path: (firmId) => reportPath(firmId, 'margin-by-item'),
    },
    {
      labelKey: 'report.tax-return',
      findKey: 'finds.tax',
      path: taxReturnsPath,
    },
    {
      labelKey: 'report.ec-list',
      findKey: 'finds.ec',
      path: (firmId) => reportPath(firmId, 'ec-list'),
    },
    {
      labelKey: 'report.trial-balance',
      findKey: 'finds.trial',
      path: (firmId) => reportPath(firmId, 'trial-balance'),
    },
  ],
  menu: [
    {
      labelKey: 'menu.reports',
      path: reportsPath,
      area: 'books',
      order: 70,
      icon: 'chart-no-axes-column',
    },
  ],
  settings: [
    {
      labelKey: 'duties.title',
      wordsKey: 'duties.settingWords',
      findKey: 'duties.settingFind',
      path: taxDutySettingsPath,
      alsoNeeds: 'tax:edit',
      group: 'money',
      order: 70,
      icon: 'calendar-clock',
    },
  ],
}
