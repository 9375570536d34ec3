import { foldText } from './fold-text.ts'

/** A piece of a text; what was searched for stands out. */
export type Piece = { text: string; isMatch: boolean }

const words = /[\p{L}\p{N}\p{M}]+/gu

function wordsOf(text: string): string[] {
  return foldText(text).match(words) ?? []
}

/** A text in pieces: those words stand out that begin as one that was typed. */
export function matchWords(text: string, typed: string): Piece[] {
  const wanted = wordsOf(typed)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    const folded = foldText(word)
    if (!wanted.some((one) => folded.startsWith(one) && (one.length > 1 || folded === one)))
      continue
    pieces.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true })
    end = index + word.length
  }
  pieces.push({ text: text.slice(end), isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** Whether every word that was typed begins a word of a text. */
export function hasAllWords(text: string, typed: string): boolean {
  const wanted = wordsOf(typed)
  const own = wordsOf(text)
  return wanted.length > 0 && wanted.every((one) => own.some((word) => word.startsWith(one)))
}
