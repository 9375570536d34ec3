import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  auditPath,
  firmsPath,
  jobsPath,
  messagesPath,
  noticesPath,
  outboxPath,
  supportAccessPath,
  usersPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'administration',
  uses: ['firms', 'jobs', 'own-wallet', 'site'],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  menu: [
    {
      labelKey: 'menu.supportAccess',
      path: supportAccessPath,
      area: 'firm',
      order: 40,
      icon: 'shield-check',
    },
  ],
  administration: [
    { labelKey: 'menu.firms', path: firmsPath, order: 10, icon: 'building-2' },
    { labelKey: 'menu.users', path: usersPath, order: 20, icon: 'users' },
    { labelKey: 'menu.messages', path: messagesPath, order: 40, icon: 'message-square' },
    { labelKey: 'menu.notices', path: noticesPath, order: 45, icon: 'telescope' },
    { labelKey: 'menu.jobs', path: jobsPath, order: 50, icon: 'triangle-alert' },
    { labelKey: 'menu.audit', path: auditPath, order: 60, icon: 'history' },
    { labelKey: 'menu.outbox', path: outboxPath, order: 70, icon: 'send' },
  ],
  settings: [
    {
      labelKey: 'menu.supportAccess',
      path: supportAccessPath,
      group: 'people',
      order: 40,
      icon: 'shield-check',
    },
  ],
}
