import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'entry',
  uses: [],
  finds: [{ labelKey: 'logout.title', findKey: 'finds.logout', path: () => '/logout' }],
  menu: [],
}
