import type { ModuleInfo } from '#app/shell/module-info.ts'
import { certificatesPath, gatesPath, myCertificatesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'certificates',
  uses: [],
  routes,
  numbered: { certificate: 'numbered.certificate' },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/certificates`,
    },
  ],
  menu: [
    {
      labelKey: 'mine.title',
      path: myCertificatesPath,
      area: 'learning',
      order: 15,
      icon: 'shield-check',
    },
    {
      labelKey: 'list.title',
      path: certificatesPath,
      area: 'learning',
      order: 40,
      icon: 'shield-check',
    },
  ],
  settings: [
    {
      labelKey: 'gate.title',
      wordsKey: 'gate.words',
      findKey: 'gate.find',
      path: gatesPath,
      group: 'people',
      order: 60,
      icon: 'shield-check',
    },
  ],
}
