import { type Language, languages } from '#contract/fields.ts'

/** The public code of each language, as in `?lng=gr`; inside everything is BCP 47. */
const publicCodes: Record<Language, string> = { en: 'eng', de: 'gr', it: 'it', ru: 'rs', es: 'sp' }

/** What a language calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  es: 'Español',
}

export const defaultLanguage: Language = 'en'

/** `de` → `gr`. */
export function publicCodeOf(language: Language): string {
  return publicCodes[language]
}

/** Reads a public code (`gr`) or a BCP 47 one (`de`); undefined when it is neither. */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code || publicCodes[language] === code)
}
