import type { Language } from '#contract/core/fields.ts'
import type { LegalPage } from '#contract/core/legal.ts'

export const adminLegalPath = '/admin/legal'

/** Where an administrator writes a page's words in a language. */
export function legalTextPath(page: LegalPage, language: Language): string {
  return `${adminLegalPath}/text?page=${page}&language=${language}`
}
