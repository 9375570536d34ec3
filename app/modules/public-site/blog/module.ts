import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'blog', uses: ['site'], menu: [] }
