import type { ModuleInfo } from '#app/shell/module-info.ts'
import { workReportPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'work-report',
  uses: ['projects'],
  routes,
  finds: [
    {
      labelKey: 'menu.report',
      findKey: 'finds.report',
      path: workReportPath,
    },
  ],
  menu: [
    {
      labelKey: 'menu.report',
      path: workReportPath,
      area: 'projects',
      order: 45,
      icon: 'chart-no-axes-column',
    },
  ],
}
