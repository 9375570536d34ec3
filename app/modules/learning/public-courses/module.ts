import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'public-courses',
  uses: ['courses'],
  routes,
  records: { courseOrder: 'record.courseOrder' },
  mailKinds: { courseOrdered: 'mail.ordered', courseOpened: 'mail.opened', courseDue: 'mail.due' },
  menu: [],
}
