import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newQuotePath, quotePath, quotesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'quotes',
  uses: ['invoicing', 'sales-orders'],
  routes,
  registers: () => import('./register.tsx'),
  records: { quote: 'record.quote' },
  searched: { quote: 'menu.quotes' },
  mailKinds: { quote: 'record.quote' },
  numbered: { quote: 'kind.quotes' },
  documents: { quote: quotePath },
  finds: [
    { labelKey: 'menu.list', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/quotes` },
  ],
  menu: [
    {
      area: 'sales',
      order: 22,
      icon: 'file-text',
      labelKey: 'menu.quotes',
      path: quotesPath,
      children: [
        { labelKey: 'menu.list', path: quotesPath },
        { labelKey: 'menu.new', path: (firmId) => newQuotePath(firmId) },
      ],
    },
  ],
  create: [
    {
      order: 15,
      icon: 'file-text',
      labelKey: 'menu.quote',
      nameKey: 'new.title',
      path: (firmId) => newQuotePath(firmId),
    },
  ],
}
