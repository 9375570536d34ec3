import type { ModuleInfo } from '#app/shell/module-info.ts'
import { boardPath, tasksPath, workloadPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'tasks',
  uses: ['projects'],
  records: { task: 'record.task' },
  searched: { task: 'list.title' },
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
