import { numberedKinds } from '#app/shell/kind-names.ts'
import { usePage } from '#app/shell/page-context.tsx'

/** What the documents of a kind are called, as their module says it; the kind itself if none does. */
export function useKindName(): (kind: string) => string {
  const { texts } = usePage()
  return (kind) => {
    const known = numberedKinds.get(kind)
    return known ? texts(known.moduleId)(known.labelKey) : kind
  }
}
