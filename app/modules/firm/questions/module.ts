import type { ModuleInfo } from '#app/shell/module-info.ts'
import { questionsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'questions',
  uses: [],
  routes,
  menu: [
    {
      labelKey: 'menu.questions',
      path: questionsPath,
      area: 'books',
      under: 'ledger',
      order: 67,
      icon: 'message-square',
    },
  ],
}
