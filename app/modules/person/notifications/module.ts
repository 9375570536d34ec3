import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'notifications',
  uses: ['profile', 'site'],
  routes,
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
