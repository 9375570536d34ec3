import type { ModuleInfo } from '#app/shell/module-info.ts'
import { leadFormsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'lead-forms',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  records: { leadForm: 'record.leadForm' },
  searched: { leadForm: 'list.title' },
  mailKinds: { newsConsent: 'mail.newsConsent' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/lead-forms`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: leadFormsPath,
      area: 'customers',
      under: 'leads',
      order: 11,
      icon: 'clipboard',
    },
  ],
}
