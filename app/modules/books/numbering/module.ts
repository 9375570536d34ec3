import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Its screen is a page of the settings, which are in the menu already. */
export const module: ModuleInfo = {
  id: 'numbering',
  uses: ['firms'],
  routes,
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/numbering`,
      group: 'firm',
      order: 30,
      icon: 'receipt-text',
    },
  ],
  changed: {
    series: {
      fields: { pattern: 'field.pattern', reset: 'field.reset', start: 'field.start' },
      values: {
        'reset.yearly': 'reset.yearly',
        'reset.monthly': 'reset.monthly',
        'reset.never': 'reset.never',
      },
    },
  },
}
