import type { ModuleInfo } from '#app/shell/module-info.ts'
import { composePath, mailPath, mailSettingsPath, readMailPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'mailbox',
  uses: ['calendar'],
  routes,
  pageParts: () => import('./page-parts.tsx'),
  records: { mailThread: 'record.mailThread' },
  searched: { mailThread: 'search.mailThreads', ownMail: 'search.ownMail' },
  finds: [
    { labelKey: 'menu.inbox', findKey: 'finds.inbox', path: (firmId) => `/firms/${firmId}/mail` },
  ],
  menu: [
    {
      labelKey: 'menu.email',
      path: (firmId) => mailPath(firmId),
      area: 'email',
      order: 20,
      icon: 'mail',
      children: [
        { labelKey: 'menu.inbox', path: (firmId) => mailPath(firmId) },
        { labelKey: 'menu.read', path: (firmId) => readMailPath(firmId) },
        { labelKey: 'menu.compose', path: (firmId) => composePath(firmId) },
        {
          labelKey: 'menu.settings',
          path: (firmId) => mailSettingsPath(firmId),
        },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.newMail',
      path: (firmId) => composePath(firmId),
      order: 70,
      icon: 'mail',
    },
  ],
  settings: [
    {
      labelKey: 'menu.settings',
      path: mailSettingsPath,
      group: 'mail',
      order: 20,
      icon: 'inbox',
    },
  ],
}
