import type { ModuleInfo } from '#app/shell/module-info.ts'
import { statementsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'statements',
  uses: ['parties', 'settlement'],
  mailKinds: { statement: 'mail.statement' },
  finds: [
    {
      labelKey: 'menu.statements',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/statements`,
    },
  ],
  menu: [
    {
      area: 'sales',
      order: 47,
      icon: 'receipt-text',
      labelKey: 'menu.statements',
      path: (firmId) => statementsPath(firmId),
    },
  ],
}
