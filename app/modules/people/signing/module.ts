import type { ModuleInfo } from '#app/shell/module-info.ts'
import { ownDocumentsPath, signDocumentsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'signing',
  uses: [],
  routes,
  records: { signDocument: 'record.signDocument' },
  finds: [
    { labelKey: 'list.title', findKey: 'finds.list', path: signDocumentsPath },
    { labelKey: 'own.title', findKey: 'finds.own', path: ownDocumentsPath },
  ],
  menu: [
    {
      labelKey: 'own.title',
      path: ownDocumentsPath,
      area: 'people',
      order: 17,
      icon: 'file-pen-line',
    },
    {
      labelKey: 'list.title',
      path: signDocumentsPath,
      area: 'people',
      order: 25,
      icon: 'file-pen-line',
    },
  ],
}
