import type { Language, Theme } from '#contract/core/fields.ts'
import { parseLanguage, publicCodeOf } from './languages.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** What a browser was asked to look like; each absent until it was. */
export type PreferenceCookies = { language?: Language; theme?: Theme }

export function readPreferenceCookies(header: string | null): PreferenceCookies {
  if (!header) return {}
  return {
    language: parseLanguage(/(?:^|;\s*)lng=(\w+)/.exec(header)?.[1]),
    theme: parseTheme(/(?:^|;\s*)theme=(\w+)/.exec(header)?.[1]),
  }
}

/** The `Set-Cookie`s that keep the given preferences. Scripts may read the language; see `keepLanguage`. */
export function writePreferenceCookies(preferences: PreferenceCookies, isSecure: boolean) {
  const { language, theme } = preferences
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    ...(language ? [`lng=${publicCodeOf(language)}; ${attributes}`] : []),
    ...(theme ? [`theme=${theme}; ${attributes}; HttpOnly`] : []),
  ]
}

export function parseTheme(text: unknown): Theme | undefined {
  return text === 'light' || text === 'dark' || text === 'system' ? text : undefined
}
