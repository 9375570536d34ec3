import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'
import { debitSettingsPath, mandatePath, mandatesPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'mandates',
  uses: [],
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

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'mandates',
    idParam: 'mandateId',
    view: 'payment:view',
    edit: 'payment:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'debit-settings',
      needs: 'firm:edit',
      file: 'modules/money/mandates/routes/debit-settings.tsx',
    },
  ]),
]
