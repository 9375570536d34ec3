import type { ModuleInfo } from '../module-info.ts'

const found = import.meta.glob<ModuleInfo>('../../modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** Kinds of mail to the module and text that name them. */
export const mailKinds: ReadonlyMap<string, { moduleId: string; labelKey: string }> = new Map(
  Object.values(found).flatMap(({ id, mailKinds = {} }) =>
    Object.entries(mailKinds).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
  ),
)
