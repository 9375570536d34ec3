import type { ModuleInfo } from '#app/shell/module-info.ts'
import { waitingPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'approvals',
  uses: ['firms'],
  routes,
  tiles: [
    {
      name: 'waiting',
      labelKey: 'tiles.waiting.title',
      notesKey: 'tiles.waiting',
      path: waitingPath,
      order: 70,
    },
  ],
  finds: [
    {
      labelKey: 'menu.approvals',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/approvals`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.approvals',
      path: waitingPath,
      area: 'purchases',
      order: 58,
      icon: 'circle-check',
    },
  ],
  settings: [
    {
      labelKey: 'list.rules',
      path: (firmId) => `/firms/${firmId}/settings/approvals`,
      group: 'people',
      order: 30,
      icon: 'circle-check',
    },
  ],
  changed: {
    approvalRule: { fields: { needsOther: 'rules.needsOther', fromAmount: 'rules.fromAmount' } },
  },
}
