import type { ModuleInfo } from '#app/shell/module-info.ts'
import { composePath, mailPath, mailSettingsPath, readMailPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'mailbox',
  uses: [],
  records: { mailThread: 'record.mailThread' },
  searched: { mailThread: 'search.mailThreads', ownMail: 'search.ownMail' },
  menu: [
    {
      labelKey: 'menu.email',
      path: (firmId) => mailPath(firmId),
      needs: 'mail:view',
      group: 'time',
      order: 20,
      icon: 'mail',
      children: [
        { labelKey: 'menu.inbox', path: (firmId) => mailPath(firmId), needs: 'mail:view' },
        { labelKey: 'menu.read', path: (firmId) => readMailPath(firmId), needs: 'mail:view' },
        { labelKey: 'menu.compose', path: (firmId) => composePath(firmId), needs: 'mail:edit' },
        {
          labelKey: 'menu.settings',
          path: (firmId) => mailSettingsPath(firmId),
          needs: 'mail:edit',
        },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.newMail',
      path: (firmId) => composePath(firmId),
      needs: 'mail:edit',
      order: 70,
      icon: 'mail',
    },
  ],
}
