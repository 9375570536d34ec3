import { RemixI18Next } from 'remix-i18next/server'
import { type Language, languages } from '#contract/core/fields.ts'
import { defaultLanguage, parseLanguage } from './languages.ts'
import { readPreferenceCookies } from './preference-cookies.ts'

const byHeader = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})

const headersSeen = new Map<string, Language>()

/** The language a browser asks for by `Accept-Language`. */
export async function browserLanguage(request: Request): Promise<Language> {
  const header = request.headers.get('accept-language') ?? ''
  if (header === '') return defaultLanguage
  const known = headersSeen.get(header)
  if (known) return known
  const language = parseLanguage(await byHeader.getLocale(request)) ?? defaultLanguage
  if (headersSeen.size < 500 && header.length < 200) headersSeen.set(header, language)
  return language
}

/** The language asked for by `?lng=`, which is to be remembered. */
export function chosenLanguage(request: Request): Language | undefined {
  if (!request.url.includes('lng=')) return undefined
  return parseLanguage(new URL(request.url).searchParams.get('lng'))
}

/** The language of somebody of whom nothing is stored: of the query, the cookie or the browser. */
export async function findLanguage(request: Request): Promise<Language> {
  const { language } = readPreferenceCookies(request.headers.get('cookie'))
  return chosenLanguage(request) ?? language ?? (await browserLanguage(request))
}
