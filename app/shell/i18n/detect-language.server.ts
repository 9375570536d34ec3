import { RemixI18Next } from 'remix-i18next/server'
import { type Language, languages } from '#contract/fields.ts'
import { defaultLanguage, parseLanguage } from './languages.ts'

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
