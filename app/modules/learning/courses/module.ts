import type { ModuleInfo } from '#app/shell/module-info.ts'
import { coursesPath, learningReportPath, myCoursesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'courses',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { course: 'record.course' },
  searched: { course: 'list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/courses` },
  ],
  menu: [
    {
      labelKey: 'mine.title',
      path: myCoursesPath,
      area: 'learning',
      order: 10,
      icon: 'book-text',
    },
    {
      labelKey: 'report.title',
      path: learningReportPath,
      area: 'learning',
      order: 50,
      icon: 'chart-no-axes-column',
    },
    { labelKey: 'list.title', path: coursesPath, area: 'learning', order: 20, icon: 'folder' },
  ],
}
