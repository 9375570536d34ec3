import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from the records themselves and from a tab of the settings: no entry in the menu. */
export const module: ModuleInfo = { id: 'mails', uses: ['firms'], menu: [] }
