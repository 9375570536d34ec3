import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../env.ts'
import { chosenLanguage, findLanguage } from '../i18n/detect-language.server.ts'
import { publicCodeOf } from '../i18n/languages.ts'
import { readPreferenceCookies, writePreferenceCookies } from '../i18n/preference-cookies.ts'
import { isSecureRequest } from '../session/signed-cookie.server.ts'

/** Under what a public page is kept; see docs/decisions/011-edge-cache.md. */
export type PageKey = {
  url: string
  language: Language
  /** What goes with the page to this visitor, and is never kept with it. */
  setCookies: string[]
}

/** A path as links of ours are written: others lead to the same pages and would be kept beside. */
const ownPath = /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/

/** The cookies that a kept page may depend on, and those of the network in front of us. */
const knownCookie = /^(lng|theme|__cf\w*|cf_\w+)$/

/**
 * The key of a request whose answer may be kept for others: a look at a page by somebody of whom
 * nothing is known but language and appearance. Undefined for any other.
 */
export async function pageKeyOf(
  request: Request,
  env: Env,
  stamp: string,
): Promise<PageKey | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { origin, pathname, search } = new URL(request.url)
  const header = request.headers.get('cookie')
  if (!ownPath.test(pathname) || !hasKnownCookiesOnly(header)) return undefined
  const chosen = chosenLanguage(request)
  const query = chosen ? `?lng=${publicCodeOf(chosen)}` : ''
  // Another query may ask for another page, and the language can be written in many ways.
  if (search !== query) return undefined
  const language = await findLanguage(request)
  const { theme = 'system' } = readPreferenceCookies(header)
  const at = env.PUBLIC_ORIGIN ?? origin
  return {
    url: `${at}/kept/${stamp}/${language}/${theme}${pathname}${query}`,
    language,
    setCookies: writePreferenceCookies({ language: chosen }, isSecureRequest(env, request.url)),
  }
}

function hasKnownCookiesOnly(header: string | null): boolean {
  const names = (header ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  return names.every((name) => name === '' || knownCookie.test(name))
}
