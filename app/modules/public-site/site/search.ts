import { foldText } from '#app/shell/fold-text.ts'
import type { PublicPage } from '#app/shell/site/public-page.ts'

/** What a match is worth by where it is; the beginning of a word is worth twice its middle. */
const worth = { title: 8, description: 3, text: 1 } as const

/** Longer queries are nobody's question. */
export const longestQuery = 100

/**
 * The pages that have every word of the query, best first: a word in the title counts more than
 * one in the description, that more than one in the text. Case and accents do not matter.
 */
export function searchPages(pages: readonly PublicPage[], query: string): readonly PublicPage[] {
  const words = wordsOf(query.slice(0, longestQuery))
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

function scoreOf(page: PublicPage, words: readonly string[]): number {
  const title = plain(page.title)
  const description = plain(page.description)
  const text = plain(page.text ?? '')
  const scores = words.map(
    (word) =>
      worth.title * placeOf(word, title) +
      worth.description * placeOf(word, description) +
      worth.text * placeOf(word, text),
  )
  if (scores.includes(0)) return 0
  const isWholeTitle = title.trim() === words.join(' ')
  return scores.reduce((sum, score) => sum + score, isWholeTitle ? 2 * worth.title : 0)
}

/** 2 where a word begins with it, 1 where it is within a word, 0 where it is not. */
function placeOf(word: string, text: string): number {
  if (` ${text}`.includes(` ${word}`)) return 2
  return text.includes(word) ? 1 : 0
}

/** Words in small letters without accents; all else is a space. */
function plain(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
}

function wordsOf(query: string): readonly string[] {
  return plain(query).split(' ').filter(Boolean)
}
