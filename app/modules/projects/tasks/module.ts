import type { ModuleInfo } from '#app/shell/module-info.ts'
import { boardPath, tasksPath, workloadPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'tasks',
  uses: ['projects'],
  routes,
  registers: () => import('./register.tsx'),
  records: { task: 'record.task' },
  searched: { task: 'list.title' },
  tiles: [
    {
      name: 'mine',
      labelKey: 'tiles.mine.title',
      notesKey: 'tiles.mine',
      path: tasksPath,
      area: 'projects',
      order: 80,
    },
  ],
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/tasks` },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: tasksPath,
      area: 'projects',
      order: 15,
      icon: 'clipboard',
      children: [
        { labelKey: 'menu.board', path: (firmId) => boardPath(firmId) },
        { labelKey: 'menu.workload', path: workloadPath },
      ],
    },
  ],
}
