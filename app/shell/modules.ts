import type { ModuleInfo } from './module-info.ts'

/** What every module says of itself in its `module.ts`, in the order of their folders. */
export const modules: readonly ModuleInfo[] = Object.values(
  import.meta.glob<ModuleInfo>('../modules/*/*/module.ts', { eager: true, import: 'module' }),
)
