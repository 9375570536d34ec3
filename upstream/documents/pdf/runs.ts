import { isJapanese } from './east-asian.ts'
import { fontOf, type MoreFont, prints } from './printable.ts'
import type { TextStyle } from './text.ts'
import type { Face } from './typefaces.ts'

/** A part of a line in one font. */
type Run = { font: Face | MoreFont; text: string; direction: 'right' | 'left' | 'none' }

function isRightToLeft(font: string): boolean {
  return font === 'arabic' || font === 'hebrew'
}

/** Letters of Hebrew and Arabic, with those of their extensions. */
const anyRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What is in the paper's own fonts, as nearly every line is. */
const plain = /^[\x20-\x7e\u00a0-\u017f\u0400-\u045f€–—−]*$/

/** The parts of a line in the order they are drawn from left to right. */
export function runsOf(face: TextStyle['face'], line: string): Run[] {
  if (plain.test(line)) return line === '' ? [] : [{ font: face, text: line, direction: 'right' }]
  const isOneWay = !anyRightToLeft.test(line)
  const isInJapanese = isJapanese(line)
  const runs: Run[] = []
  for (const letter of line) {
    const own = fontOf(letter, face, isInJapanese) ?? face
    const isJoiner = /[\u200c\u200d]/.test(letter)
    const last = runs.at(-1)
    // Marks and joiners stay with the letter before them where its font knows them.
    const isJoining = last !== undefined && (isJoiner || isMarkOf(last.font, letter))
    const font = isJoining ? last.font : own
    if (isJoiner && !prints(font, letter)) continue
    const direction = isOneWay ? 'right' : directionOf(letter, own)
    if (last?.font === font && (last.direction === direction || isJoining)) last.text += letter
    else runs.push({ font, text: letter, direction })
  }
  return isOneWay ? runs : inOrder(runs)
}

function isMarkOf(font: Run['font'], letter: string): boolean {
  return /\p{M}/u.test(letter) && prints(font, letter)
}

function directionOf(letter: string, font: Run['font']): Run['direction'] {
  if (isRightToLeft(font)) return 'left'
  return /[\p{L}\p{N}]/u.test(letter) ? 'right' : 'none'
}

/**
 * Puts parts that are read from right to left into the order they are drawn: the simple case of the
 * Unicode bidirectional algorithm (UAX 9) without nesting. What has no direction goes with its neighbours
 * where they agree, else with the line.
 */
function inOrder(runs: readonly Run[]): Run[] {
  const isLeft = runs.find(({ direction }) => direction !== 'none')?.direction === 'left'
  const line = isLeft ? 'left' : 'right'
  const directed = runs.map((run, at) => {
    if (run.direction !== 'none') return run
    const before = runs.slice(0, at).findLast(({ direction }) => direction !== 'none')
    const after = runs.slice(at + 1).find(({ direction }) => direction !== 'none')
    const direction = before?.direction === after?.direction ? (before?.direction ?? line) : line
    return { ...run, direction }
  })
  const groups: Run[][] = []
  for (const run of directed) {
    const last = groups.at(-1)
    if (last?.[0]?.direction === run.direction) last.push(run)
    else groups.push([run])
  }
  const ordered = groups.map((group) =>
    group[0]?.direction === 'left' ? group.toReversed().map(mirrored) : group,
  )
  return (isLeft ? ordered.toReversed() : ordered).flat()
}

const mirrors: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

/** Brackets of the paper's own font open towards the reading side. */
function mirrored(run: Run): Run {
  if (isRightToLeft(run.font)) return run
  const letters = [...run.text].toReversed().map((letter) => mirrors[letter] ?? letter)
  return { ...run, text: letters.join('') }
}

/** More words than a firm's documents have in common. */
const maxWords = 5_000
const words = new WeakMap<PDFKit.Mixins.OpenFont, Record<string, unknown>>()

/**
 * Goes on in a font and a size. Words are laid out once for a font, not for each document: laying out takes
 * a third of a document, and the words of most are the same.
 */
function take(doc: PDFKit.PDFDocument, font: string, size: number): void {
  doc.font(font).fontSize(size)
  const { _font: taken } = doc
  const known = words.get(taken.font)
  if (known === taken.layoutCache) return
  const isFull = known !== undefined && Object.keys(known).length > maxWords
  const kept = known && !isFull ? known : taken.layoutCache
  words.set(taken.font, kept)
  taken.layoutCache = kept
}

/** The width of a line in points, in whatever fonts it needs. */
export function widthOf(doc: PDFKit.PDFDocument, style: TextStyle, line: string): number {
  let width = 0
  for (const { font, text } of runsOf(style.face, line)) {
    take(doc, font, style.size)
    width += doc.widthOfString(text)
  }
  return width
}

/** Draws a line whose letters stand on a base line, in whatever fonts it needs. */
export function drawRuns(
  doc: PDFKit.PDFDocument,
  style: TextStyle,
  line: string,
  { x, baseline }: { x: number; baseline: number },
): void {
  let at = x
  for (const { font, text } of runsOf(style.face, line)) {
    take(doc, font, style.size)
    doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(text)
  }
}
