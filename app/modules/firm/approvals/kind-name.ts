import type { Translate } from '#app/shell/i18n/translate.ts'
import { approvedKinds } from '#app/shell/kind-names.ts'

/** What documents of a kind are called, as their module says it; the kind itself if none does. */
export function approvedKindName(texts: (namespace: string) => Translate, kind: string): string {
  const known = approvedKinds.get(kind)
  return known ? texts(known.moduleId)(known.labelKey) : kind
}
