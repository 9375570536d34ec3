import type { Translate } from '#app/shell/i18n/translate.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

const found = import.meta.glob<ModuleInfo>('../../*/*/module.ts', { eager: true, import: 'module' })
const kinds = new Map(
  Object.values(found).flatMap(({ id, approvals = {} }) =>
    Object.entries(approvals).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
  ),
)

/** What documents of a kind are called, as their module says it; the kind itself if none does. */
export function approvedKindName(texts: (namespace: string) => Translate, kind: string): string {
  const known = kinds.get(kind)
  return known ? texts(known.moduleId)(known.labelKey) : kind
}
