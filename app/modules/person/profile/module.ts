import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'profile',
  uses: ['entry', 'firms'],
  finds: [
    { labelKey: 'title', findKey: 'finds.you', path: () => '/profile' },
    { labelKey: 'tab.security', findKey: 'finds.security', path: () => '/profile/security' },
    { labelKey: 'tab.appearance', findKey: 'finds.appearance', path: () => '/profile/appearance' },
  ],
  menu: [],
}
