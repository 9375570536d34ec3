import type { TFunction } from 'i18next'

/**
 * A text by its key, `list.empty`, with what goes into its gaps. `count` chooses the plural,
 * `context` a variant of the text, `defaultValue` stands in for one that is not there;
 * `skipInterpolation` leaves the gaps open.
 */
export type Translate = (key: string, gaps?: Record<string, unknown>) => string

/** More keys than there are texts: composed keys must not grow it for ever. */
const maxTexts = 5_000

/**
 * Translates with each text looked up once. i18next resolves namespace, plural and fallback anew at
 * every call, which was two fifths of rendering a list; what it found cannot change while an
 * isolate lives, so only the gaps are filled each time.
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

  return (key, gaps) => {
    const text = textOf(key, gaps ?? {})
    const isOpen = !gaps || gaps.skipInterpolation === true || !text.includes('{{')
    if (isOpen) return text
    const filled = fill(text, gaps)
    return language === 'it' ? elided(filled) : filled
  }
}

function fill(text: string, gaps: Record<string, unknown>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = gaps[name]
    const written = value === undefined || value === null ? '' : String(value)
    // "24 ноября 2026 г." ends the sentence with its own full stop.
    return written.endsWith('.') ? written : written + stop
  })
}

const months = 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'
const articleBeforeVowel = new RegExp(
  `(?<![\\p{L}])([Dd]al|[Aa]l|[Dd]el|[Nn]el|[Ss]ul|[Ii]l) (8|11)(?= (?:${months}))`,
  'gu',
)

/** In Italian the article before otto and undici loses its vowel: "l’8 dic", "dall’11 nov". */
function elided(text: string): string {
  return text.replace(articleBeforeVowel, (_, article: string, day: string) => {
    if (article === 'il') return `l’${day}`
    return article === 'Il' ? `L’${day}` : `${article}l’${day}`
  })
}
