import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'notifications',
  uses: ['profile', 'site'],
  menu: [],
  settings: [
    {
      labelKey: 'choices.title',
      path: () => '/profile/notifications',
      group: 'mail',
      order: 40,
      icon: 'bell',
    },
  ],
}
