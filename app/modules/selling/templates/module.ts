import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

/** Its screen is a page of the settings, which are in the menu already. */
export const module: ModuleInfo = {
  id: 'templates',
  uses: ['firms'],
  routes,
  finds: [
    {
      labelKey: 'title',
      findKey: 'finds.paper',
      path: (firmId) => `/firms/${firmId}/settings/paper`,
    },
  ],
  menu: [],
  settings: [
    {
      labelKey: 'title',
      path: (firmId) => `/firms/${firmId}/settings/paper`,
      group: 'firm',
      order: 20,
      icon: 'file-text',
    },
  ],
  changed: {
    paperLook: {
      fields: {
        layout: 'layout',
        accent: 'accent',
        rule: 'rule',
        alsoIn: 'alsoIn',
        invoice: 'kinds.invoice',
        creditNote: 'kinds.creditNote',
        quote: 'kinds.quote',
        opening: 'opening',
        closing: 'closing',
      },
      values: {
        'layout.classic': 'layouts.classic',
        'layout.letter': 'layouts.letter',
        'layout.modern': 'layouts.modern',
      },
    },
  },
}
