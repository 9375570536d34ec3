import type { ModuleInfo } from '#app/shell/module-info.ts'
import { contactsPath, portalSettingsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'portal',
  uses: ['partners'],
  routes,
  registers: () => import('./register.tsx'),
  records: { portalContact: 'record.portalContact' },
  searched: { portalContact: 'list.title' },
  mailKinds: { portalInvitation: 'mail.invitation', portalLink: 'mail.link' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/portal-contacts`,
    },
  ],
  menu: [
    {
      area: 'customers',
      order: 66,
      icon: 'key-round',
      labelKey: 'list.title',
      path: contactsPath,
    },
  ],
  settings: [
    {
      labelKey: 'settings.title',
      path: portalSettingsPath,
      group: 'sales',
      order: 62,
      icon: 'key-round',
    },
  ],
  changed: {
    portalSettings: { fields: { isOpen: 'settings.isOpen', words: 'settings.wordsField' } },
  },
}
