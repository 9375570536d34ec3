import type { ModuleInfo } from '#app/shell/module-info.ts'
import { checklistsPath, ownChecklistsPath, templatesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'checklists',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { checklistTemplate: 'record.template', checklist: 'record.checklist' },
  searched: { checklistTemplate: 'templates.list.title' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: checklistsPath },
    { labelKey: 'own.title', findKey: 'finds.own', path: ownChecklistsPath },
  ],
  menu: [
    { labelKey: 'own.title', path: ownChecklistsPath, area: 'people', order: 16, icon: 'check' },
    {
      labelKey: 'list.title',
      path: checklistsPath,
      area: 'people',
      order: 24,
      icon: 'clipboard',
      children: [{ labelKey: 'templates.list.title', path: templatesPath }],
    },
  ],
}
