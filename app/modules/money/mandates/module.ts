import type { ModuleInfo } from '#app/shell/module-info.ts'
import { debitSettingsPath, mandatePath, mandatesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'mandates',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { mandate: 'record.mandate' },
  searched: { mandate: 'list.title' },
  numbered: { mandate: 'list.title' },
  documents: { mandate: mandatePath },
  menu: [
    {
      area: 'money',
      under: 'payment-runs',
      order: 42,
      icon: 'file-pen-line',
      labelKey: 'menu.mandates',
      path: mandatesPath,
    },
  ],
  settings: [
    {
      labelKey: 'setting.name',
      path: debitSettingsPath,
      group: 'money',
      order: 60,
      icon: 'file-pen-line',
    },
  ],
}
