import type { ModuleInfo } from '#app/shell/module-info.ts'
import { workImportsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'work-import',
  uses: ['projects'],
  routes,
  finds: [{ labelKey: 'list.title', findKey: 'finds.import', path: workImportsPath }],
  menu: [
    {
      labelKey: 'list.title',
      path: workImportsPath,
      area: 'projects',
      order: 60,
      icon: 'upload',
    },
  ],
}
