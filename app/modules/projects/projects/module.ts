import type { ModuleInfo } from '#app/shell/module-info.ts'
import { projectsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'projects',
  uses: ['cost-centres'],
  routes,
  registers: () => import('./register.tsx'),
  records: { project: 'record.project' },
  searched: { project: 'list.title' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/projects`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: projectsPath,
      area: 'projects',
      order: 10,
      icon: 'briefcase',
    },
  ],
}
