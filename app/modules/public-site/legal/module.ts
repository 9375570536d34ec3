import type { ModuleInfo } from '#app/shell/module-info.ts'
import { adminLegalPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'legal',
  uses: ['site'],
  menu: [],
  administration: [{ labelKey: 'menu.legal', path: adminLegalPath, order: 80, icon: 'file-text' }],
}
