import { foldText } from '#app/shell/fold-text.ts'
import type { Article } from './article.ts'

/** A piece of a sentence; what the search looked for stands out. */
export type Piece = { text: string; isMatch: boolean }

export type Found<One> = { article: One; sentence: Piece[] }

type Searchable = Pick<Article, 'title' | 'description' | 'headings' | 'text'>

/** How much a word counts by where it stands, and by how well it fits. */
const places = { title: 8, headings: 4, description: 3, text: 1 } as const
const fits = { whole: 4, beginning: 3, form: 2, inside: 1 } as const

const word = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The articles that have every word of the query, best first, each with the sentence that fits
 * best. A word is found by its beginning, by another form of it, and inside of a longer one.
 */
export function searchArticles<One extends Searchable>(
  articles: readonly One[],
  query: string,
): Found<One>[] {
  const wanted = [...new Set(wordsOf(query))]
  if (wanted.length === 0) return []
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => ({ article, sentence: bestSentence(article, wanted) }))
}

function wordsOf(text: string): string[] {
  return foldText(text).match(word) ?? []
}

function scoreOf({ headings, ...article }: Searchable, wanted: readonly string[]): number {
  const texts = { ...article, headings: headings.map(({ text }) => text).join('\n') }
  const found = (['title', 'headings', 'description', 'text'] as const).map((place) => ({
    weight: places[place],
    words: wordsOf(texts[place]),
  }))
  let score = 0
  for (const one of wanted) {
    const counts = found.map(({ weight, words }) => weight * weigh(words, one))
    const sum = counts.reduce((total, count) => total + count, 0)
    if (sum === 0) return 0
    score += sum
  }
  return score
}

/** What is said several times is what a text is about, up to a point. */
function weigh(words: readonly string[], wanted: string): number {
  const found = words.map((one) => fitOf(one, wanted)).filter((fit) => fit > 0)
  return Math.max(0, ...found) * Math.min(found.length, 4)
}

function bestFit(words: readonly string[], wanted: string): number {
  return Math.max(0, ...words.map((one) => fitOf(one, wanted)))
}

/** Endings differ by case and number: longer words of one beginning are forms of each other. */
function fitOf(one: string, wanted: string): number {
  if (one === wanted) return fits.whole
  if (one.startsWith(wanted)) return fits.beginning
  const stem = wanted.slice(0, Math.max(4, wanted.length - endingOf(wanted)))
  const isForm = stem.length < wanted.length && one.startsWith(stem)
  if (isForm && one.length - stem.length <= 3) return fits.form
  return wanted.length >= 4 && one.includes(wanted) ? fits.inside : 0
}

function endingOf(wanted: string): number {
  if (wanted.length < 6) return 1
  return wanted.length < 8 ? 2 : 3
}

/** The sentence with most of the words; that of the description where only the title has them. */
function bestSentence({ text, description }: Searchable, wanted: readonly string[]): Piece[] {
  let best = { sentence: description, count: 0 }
  for (const sentence of text.split(/\n|(?<=[.!?…])\s+/u)) {
    const words = wordsOf(sentence)
    // A heading or a label says little: sentences come before them.
    const length = words.length < 4 ? 0.5 : 1
    const fit = wanted.reduce((sum, one) => sum + (bestFit(words, one) > 0 ? length : 0), 0)
    if (fit > best.count) best = { sentence, count: fit }
  }
  return piecesOf(best.sentence, wanted)
}

function piecesOf(sentence: string, wanted: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: one, index } of sentence.matchAll(word)) {
    const folded = foldText(one)
    if (!wanted.some((other) => fitOf(folded, other) > 0)) continue
    pieces.push({ text: sentence.slice(from, index), isMatch: false })
    pieces.push({ text: one, isMatch: true })
    from = index + one.length
  }
  pieces.push({ text: sentence.slice(from), isMatch: false })
  return pieces.filter(({ text }) => text !== '')
}
