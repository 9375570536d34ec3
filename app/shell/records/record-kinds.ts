import type { ModuleInfo } from '../module-info.ts'

const found = import.meta.glob<ModuleInfo>('../../modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** Kinds that the search finds to the module and text that name several of them. */
export const searchedKinds: ReadonlyMap<string, { moduleId: string; labelKey: string }> = new Map(
  Object.values(found).flatMap(({ id, searched = {} }) =>
    Object.entries(searched).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
  ),
)

/** Kinds of records to the module and text that name them. */
export const recordKinds: ReadonlyMap<string, { moduleId: string; labelKey: string }> = new Map(
  Object.values(found).flatMap(({ id, records = {} }) =>
    Object.entries(records).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
  ),
)
