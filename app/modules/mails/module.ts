import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from the records themselves: no entry in the menu. */
export const module: ModuleInfo = { id: 'mails', uses: [], menu: [] }
