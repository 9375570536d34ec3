import type { ModuleInfo } from '#app/shell/module-info.ts'
import { projectTemplatesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'project-templates',
  uses: ['projects'],
  routes,
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: projectTemplatesPath }],
  menu: [
    {
      labelKey: 'list.title',
      path: projectTemplatesPath,
      area: 'projects',
      order: 55,
      icon: 'copy',
    },
  ],
}
