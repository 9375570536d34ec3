import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'offerings', uses: ['contact', 'site'], menu: [] }
