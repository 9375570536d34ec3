import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Its screen is a tab of the settings, which are in the menu already. */
export const module: ModuleInfo = { id: 'templates', uses: ['firms'], menu: [] }
