import type { ModuleInfo } from '#app/shell/module-info.ts'
import { hourlyRatesPath, unbilledPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'billing',
  uses: ['projects', 'invoicing'],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.ts'),
  records: { hourlyRate: 'record.hourlyRate' },
  searched: { hourlyRate: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.rates',
      path: (firmId) => `/firms/${firmId}/hourly-rates`,
    },
    {
      labelKey: 'menu.unbilled',
      findKey: 'finds.unbilled',
      path: (firmId) => `/firms/${firmId}/projects/unbilled`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.unbilled',
      path: unbilledPath,
      area: 'projects',
      order: 40,
      icon: 'receipt-text',
    },
    {
      labelKey: 'list.title',
      path: hourlyRatesPath,
      area: 'projects',
      order: 50,
      icon: 'coins',
    },
  ],
}
