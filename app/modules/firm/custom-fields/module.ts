import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

/** Its screens are pages of the settings, which are in the menu already. */
export const module: ModuleInfo = {
  id: 'custom-fields',
  uses: ['firms'],
  routes: registerRoutes({
    path: 'settings/custom-fields',
    idParam: 'customFieldId',
    view: 'firm:edit',
    edit: 'firm:edit',
    files: { import: null, batch: null },
  }),
  registers: () => import('./register.tsx'),
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

function customFieldsPath(firmId: string): string {
  return `/firms/${firmId}/settings/custom-fields`
}
