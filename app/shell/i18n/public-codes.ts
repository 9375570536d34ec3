import type { Language } from '#contract/core/fields.ts'

/** The public code of each language, as in `?lng=gr`; inside everything is BCP 47. */
export const publicCodes: Record<Language, string> = {
  en: 'eng',
  de: 'gr',
  it: 'it',
  ru: 'rs',
  es: 'sp',
}
