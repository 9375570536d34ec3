import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from a tab of the settings and of the profile: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'api-keys',
  uses: ['entry', 'firms', 'profile', 'users'],
  menu: [],
}
