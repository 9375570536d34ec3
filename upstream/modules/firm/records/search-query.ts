import { inSpellings } from '../../../firm/search-terms.ts'

const maxWords = 12
/** Numbers as people write amounts: `1,234.56`, `1.234,5`, `1 234,56`, `1’234`, `99.90`. */
const amounts =
  /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\p{L}|\p{N})|\d+[.,]\d{1,2}(?!\p{L}|\p{N})/gu

/**
 * What a person typed, as an FTS5 query: every word must begin a word of the record, or be one where
 * it is a single letter, and an amount is found however its thousands and decimals are divided.
 * Every word is quoted, so nothing typed is syntax. Undefined when it holds no letter or digit.
 * @param fit `whole`: words of the record must be those that were typed, which costs the index little
 */
export function searchQuery(typed: string, fit: 'beginning' | 'whole'): string | undefined {
  const parts: string[] = []
  let end = 0
  for (const match of typed.matchAll(amounts)) {
    parts.push(...wordsOf(typed.slice(end, match.index), fit))
    parts.push(`(${wordsOf(match[0], fit).join(' AND ')} OR ${amountPhrase(match[0])})`)
    end = match.index + match[0].length
  }
  parts.push(...wordsOf(typed.slice(end), fit))
  return parts.length === 0 ? undefined : parts.slice(0, maxWords).join(' AND ')
}

function wordsOf(text: string, fit: 'beginning' | 'whole'): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) =>
    inSpellings(word, (one) => (fit === 'whole' || one.length === 1 ? `"${one}"` : `"${one}"*`)),
  )
}

/** Amounts are indexed with a point and no grouping: `1234.56` is the words 1234 and 56. */
function amountPhrase(amount: string): string {
  const [, whole = '', decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  const digits = whole.replace(/\D/g, '')
  return decimals === undefined ? `"${digits}"*` : `"${digits} ${decimals}"*`
}
