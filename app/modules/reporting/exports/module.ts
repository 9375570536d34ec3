import type { ModuleInfo } from '#app/shell/module-info.ts'
import { copiesPath, exportsPath, gobdPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'exports',
  uses: ['firms', 'reports'],
  routes,
  finds: [
    {
      labelKey: 'menu.exports',
      findKey: 'finds.list',
      path: exportsPath,
    },
  ],
  menu: [
    {
      labelKey: 'menu.exports',
      path: exportsPath,
      area: 'books',
      under: 'reports',
      order: 78,
      icon: 'file-down',
    },
  ],
  settings: [
    {
      labelKey: 'menu.exports',
      path: exportsPath,
      group: 'data',
      order: 10,
      icon: 'file-down',
    },
    {
      labelKey: 'copies.title',
      wordsKey: 'copies.sentence',
      findKey: 'copies.find',
      path: copiesPath,
      group: 'data',
      order: 12,
      icon: 'history',
    },
    {
      labelKey: 'gobd.title',
      wordsKey: 'gobd.settingWords',
      findKey: 'gobd.settingFind',
      path: gobdPath,
      country: 'DE',
      group: 'data',
      order: 15,
      icon: 'file-down',
    },
  ],
}
