import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Its page is a tab of the firm's settings, so it has no entry in the menu. */
export const module: ModuleInfo = { id: 'jobs', uses: ['firms'], menu: [] }
