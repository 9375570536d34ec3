import { eastAsianLetter } from './east-asian.ts'
import type { Face } from './typefaces.ts'

/** How a text is set: size in points, `leading` as a multiple of it. */
export type TextStyle = { face: Face; size: number; leading: number; color: string }

/** Gives the width of a text in points, spaces at its end left out. */
export type Measure = (text: string) => number

/** Joiners shape the letters of some scripts; they are drawn in no other. */
const UNPRINTABLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu

/** One form of every letter, no invisible characters; line breaks stay. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNPRINTABLE, '')
    .normalize('NFC')
}

/**
 * Breaks a text into lines no wider than `width`; a word that is wider by itself is cut. A line
 * that ends between words keeps a space at its end, so that reading aloud and copying do too.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return cleanText(text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  if (measure(paragraph) <= width) return [endLine(paragraph)]
  const lines: string[] = []
  let line = ''
  for (const piece of splitPieces(paragraph)) {
    if (measure(line + piece) <= width) {
      line += piece
      continue
    }
    if (line.trim() !== '') lines.push(line)
    const parts = measure(piece) <= width ? [piece] : cutWord(piece, width, measure)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, endLine(line)]
}

function endLine(line: string): string {
  const text = line.trimEnd()
  return text === '' ? '' : `${text} `
}

const piece = new RegExp(
  `${eastAsianLetter.source}[ \\-–—/@]*|(?:(?!${eastAsianLetter.source})[^ \\-–—/@])*[ \\-–—/@]*`,
  'gu',
)

/** Pieces end after spaces and hyphens; a slash or an @ is a place to break too, as is any Chinese letter. */
function splitPieces(paragraph: string): string[] {
  return paragraph.match(piece)?.filter((part) => part !== '') ?? []
}

/** Adds up letters one by one: measuring every longer beginning would cost the square of the length. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  let filled = 0
  for (const letter of word) {
    const step = measure(letter)
    if (part !== '' && filled + step > width) {
      parts.push(part)
      part = ''
      filled = 0
    }
    part += letter
    filled += step
  }
  return [...parts, part]
}
