import type { ModuleInfo } from '#app/shell/module-info.ts'
import { proofsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'proofs',
  uses: [],
  menu: [],
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: proofsPath }],
}
