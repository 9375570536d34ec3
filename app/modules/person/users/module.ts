import type { ModuleInfo } from '#app/shell/module-info.ts'
import { rolesPath, usersPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'users',
  uses: ['entry', 'firms'],
  routes,
  finds: [
    { labelKey: 'menu.users', findKey: 'finds.users', path: (firmId) => `/firms/${firmId}/users` },
  ],
  menu: [
    {
      labelKey: 'menu.users',
      path: usersPath,
      area: 'firm',
      order: 10,
      icon: 'users',
    },
  ],
  settings: [
    {
      labelKey: 'menu.users',
      wordsKey: 'setting.users.words',
      findKey: 'setting.users.find',
      path: usersPath,
      group: 'people',
      order: 10,
      icon: 'users',
    },
    {
      labelKey: 'roles.title',
      wordsKey: 'setting.roles.words',
      findKey: 'setting.roles.find',
      path: rolesPath,
      group: 'people',
      order: 20,
      icon: 'user-cog',
    },
  ],
}
