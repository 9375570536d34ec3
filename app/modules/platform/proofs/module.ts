import type { ModuleInfo } from '#app/shell/module-info.ts'
import { proofsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'proofs',
  uses: [],
  routes,
  menu: [],
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: proofsPath }],
}
