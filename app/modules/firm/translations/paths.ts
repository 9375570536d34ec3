import type { TranslationKind } from '#contract/firm/translations.ts'

/** What is not translated yet, of all kinds or of one. */
export function translationsPath(firmId: string, kind?: TranslationKind): string {
  const path = `/firms/${firmId}/settings/translations`
  return kind ? `${path}?kind=${kind}` : path
}
