import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Its pages are reached from the records themselves, so it has no entry in the menu. */
export const module: ModuleInfo = { id: 'records', uses: [], menu: [] }
