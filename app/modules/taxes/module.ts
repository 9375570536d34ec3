import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'taxes',
  records: { taxRate: 'record.taxRate' },
  uses: ['firms'],
  menu: [],
}
