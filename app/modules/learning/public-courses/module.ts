import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'public-courses',
  uses: ['courses'],
  records: { courseOrder: 'record.courseOrder' },
  mailKinds: { courseOrdered: 'mail.ordered', courseOpened: 'mail.opened', courseDue: 'mail.due' },
  menu: [],
}
