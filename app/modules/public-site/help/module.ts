import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'help',
  uses: ['contact', 'site'],
  finds: [{ labelKey: 'support.title', findKey: 'finds.help', path: () => '/support' }],
  menu: [],
}
