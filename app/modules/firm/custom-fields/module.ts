import type { ModuleInfo } from '#app/shell/module-info.ts'
import { customFieldsPath } from './paths.ts'

/** Its screens are pages of the settings, which are in the menu already. */
export const module: ModuleInfo = {
  id: 'custom-fields',
  uses: ['firms'],
  menu: [],
  records: { customField: 'record.customField' },
  searched: { customField: 'list.title' },
  settings: [
    {
      labelKey: 'list.title',
      path: customFieldsPath,
      group: 'firm',
      order: 40,
      icon: 'text',
    },
  ],
}
