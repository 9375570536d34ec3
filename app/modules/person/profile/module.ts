import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'profile', uses: ['entry', 'firms'], menu: [] }
