import type { Translate } from '../i18n/translate.ts'
import { mailKinds } from '../kind-names.ts'

/** What a kind of mail is called; what no module names is called by itself. */
export function mailKindText(texts: (namespace: string) => Translate, kind: string): string {
  const known = mailKinds.get(kind)
  return known ? texts(known.moduleId)(known.labelKey) : kind
}
