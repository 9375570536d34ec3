import type { ModuleInfo } from '#app/shell/module-info.ts'
import { pointsPath, programmePath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'loyalty',
  uses: ['parties'],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  records: { loyaltyAccount: 'record.loyaltyAccount' },
  finds: [
    {
      labelKey: 'menu.points',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/loyalty`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.points',
      path: pointsPath,
      area: 'tills',
      order: 29,
      icon: 'star',
      under: 'tills',
    },
  ],
  settings: [
    {
      labelKey: 'menu.programme',
      wordsKey: 'programme.setting',
      findKey: 'programme.find',
      path: programmePath,
      group: 'stock',
      order: 22,
      icon: 'star',
    },
  ],
  changed: {
    loyaltyProgramme: {
      fields: {
        isOn: 'programme.isOn',
        perPoint: 'programme.perPoint',
        worthOfHundred: 'programme.worthOfHundred',
        minimum: 'programme.minimum',
        expiryMonths: 'programme.expiryMonths',
        expectedUse: 'programme.expectedUse',
      },
    },
  },
}
