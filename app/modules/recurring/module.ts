import type { ModuleInfo } from '#app/shell/module-info.ts'
import { recurringsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'recurring',
  uses: ['invoicing', 'parties'],
  records: { recurring: 'record.recurring' },
  menu: [
    {
      group: 'sales',
      under: 'invoicing',
      order: 23,
      icon: 'repeat',
      labelKey: 'menu.recurring',
      path: recurringsPath,
    },
  ],
}
