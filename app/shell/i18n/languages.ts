import { type Language, languages } from '#contract/core/fields.ts'
import { publicCodes } from './public-codes.ts'

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

/**
 * Reads a public code (`gr`) or a BCP 47 tag (`de`, `de-AT`, `DE`); undefined when it is neither.
 * `GR` and `el` are Greek and nothing here: only the public code, as it is written, is German.
 */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  const tag = /^([a-z]{2})(-[a-z0-9-]{1,30})?$/i.exec(code ?? '')?.[1]?.toLowerCase()
  return languages.find((language) => publicCodes[language] === code || language === tag)
}
