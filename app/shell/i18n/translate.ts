import type { TFunction } from 'i18next'

/**
 * A text by its key, `list.empty`, with its parameters. `count` chooses the plural,
 * `context` a variant of the text, `defaultValue` stands in for one that is not there;
 * `skipInterpolation` leaves the params open.
 */
export type Translate = (key: string, params?: Record<string, unknown>) => string

/** More keys than there are texts: composed keys must not grow it for ever. */
const maxTexts = 5_000

/**
 * Translates with each text looked up once. i18next resolves namespace, plural and fallback anew at
 * every call, which was two fifths of rendering a list; what it found cannot change while an
 * isolate lives, so only the params are filled each time.
 */
export function rememberTexts(lookUp: TFunction, language: string): Translate {
  const texts = new Map<string, string>()
  const plurals = new Intl.PluralRules(language)

  function textOf(key: string, { count, context, defaultValue }: Record<string, unknown>): string {
    const isCounted = typeof count === 'number'
    const form = isCounted ? (count === 0 ? 'zero' : plurals.select(count)) : ''
    const cacheKey = `${key}|${form}|${context ?? ''}|${defaultValue ?? ''}`
    const known = texts.get(cacheKey)
    if (known !== undefined) return known
    const options = { skipInterpolation: true, context, ...(isCounted && { count }) }
    const text = String(
      lookUp(key, defaultValue === undefined ? options : { ...options, defaultValue }),
    )
    if (texts.size < maxTexts) texts.set(cacheKey, text)
    return text
  }

  return (key, params) => {
    const text = textOf(key, params ?? {})
    const isOpen = !params || params.skipInterpolation === true || !text.includes('{{')
    return isOpen ? text : fill(text, params)
  }
}

function fill(text: string, params: Record<string, unknown>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = params[name]
    return value === undefined || value === null ? '' : String(value)
  })
}
