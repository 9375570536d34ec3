import type { ModuleInfo } from '#app/shell/module-info.ts'
import { applicationsPath, vacanciesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'recruiting',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { vacancy: 'record.vacancy', application: 'record.application' },
  searched: { vacancy: 'list.title', application: 'applications.list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: vacanciesPath },
    {
      labelKey: 'applications.list.title',
      findKey: 'finds.applications',
      path: (firmId) => applicationsPath(firmId),
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: vacanciesPath,
      area: 'people',
      order: 28,
      icon: 'user-plus',
      children: [
        { labelKey: 'applications.list.title', path: (firmId) => applicationsPath(firmId) },
      ],
    },
  ],
}
