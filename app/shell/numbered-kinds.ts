import type { ModuleInfo } from './module-info.ts'

const found = import.meta.glob<ModuleInfo>('../modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** Kinds of documents that take numbers, to the module and text that name them. */
export const numberedKinds: ReadonlyMap<string, { moduleId: string; labelKey: string }> = new Map(
  Object.values(found).flatMap(({ id, numbered = {} }) =>
    Object.entries(numbered).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
  ),
)
