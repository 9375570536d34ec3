import type { ModuleInfo } from '#app/shell/module-info.ts'
import { quizzesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'quizzes',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { quiz: 'record.quiz' },
  searched: { quiz: 'list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: (firmId) => `/firms/${firmId}/quizzes` },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: quizzesPath,
      area: 'learning',
      order: 30,
      icon: 'circle-help',
    },
  ],
}
