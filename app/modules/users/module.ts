import type { ModuleInfo } from '#app/shell/module-info.ts'
import { usersPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'users',
  uses: ['entry', 'firms'],
  menu: [
    {
      labelKey: 'menu.users',
      path: usersPath,
      group: 'people',
      order: 10,
      icon: 'users',
    },
  ],
}
