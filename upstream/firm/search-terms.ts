import { otherSpelling } from '../core/plain-name.ts'

const longest = 12

// SQLite’s tokenizer takes the vowels of New Tai Lue and two Vedic signs for no letters: inside a word
// they would make a phrase of it, which an index without places refuses.
const words = /(?:(?![\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3])[\p{L}\p{N}])+/gu

/**
 * What a person typed, as an FTS5 query: every word, or another spelling of it, must begin a word of the row.
 * Quoting makes each character literal, so nothing typed can be syntax.
 * Undefined when it holds no letter or digit.
 */
export function searchTerms(typed: string): string | undefined {
  const found = typed.match(words)?.slice(0, longest)
  return found?.map((word) => inSpellings(word, (one) => `"${one}"*`)).join(' AND ')
}

/** A word as a part of an FTS5 query, in each of its spellings. */
export function inSpellings(word: string, write: (word: string) => string): string {
  const other = otherSpelling(word)
  return other === '' ? write(word) : `(${write(word)} OR ${write(other)})`
}
