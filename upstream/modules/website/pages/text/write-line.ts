import type { Inline } from './nodes.ts'

/** `open` and `close`: whether the piece is a sign that begins or ends a mark. */
type Piece = { text: string; sign?: 'open' | 'close'; isWords?: boolean }

type Place = 'line' | 'cell'

/**
 * Writes the inside of a line as Markdown. The line is in its one form (`tidyLine`). In the cell of a
 * table bars are escaped.
 */
export function writeLine(inlines: readonly Inline[], place: Place = 'line'): string {
  const pieces: Piece[] = []
  write(inlines, place, pieces)
  return withNeighbours(pieces)
    .map(({ text }) => text)
    .join('')
}

const signs = { emphasis: '_', strong: '**', strike: '~~' } as const

function write(inlines: readonly Inline[], place: Place, into: Piece[]): void {
  for (const inline of inlines) {
    if (inline.type === 'text') into.push({ text: escapeWords(inline.text, place), isWords: true })
    else if (inline.type === 'break') into.push({ text: '\\\n' })
    else if (inline.type === 'code') into.push({ text: writeCode(inline.text, place) })
    else if (inline.type === 'link') {
      into.push({ text: '[' })
      write(inline.children, place, into)
      into.push({ text: `](${destination(inline.href, inline.title, place)})` })
    } else {
      const text = signs[inline.type]
      into.push({ text, sign: 'open' })
      write(inline.children, place, into)
      into.push({ text, sign: 'close' })
    }
  }
}

function escapeWords(text: string, place: Place): string {
  const escaped = text
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replace(/<(?!\s)/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    // Before the bracket of a link it would make a picture of it.
    .replace(/!$/, '\\!')
  return place === 'cell' ? escaped.replaceAll('|', '\\|') : escaped
}

function writeCode(text: string, place: Place): string {
  const runs = text.match(/`+/g)?.map((run) => run.length) ?? []
  let length = 1
  while (runs.includes(length)) length += 1
  const fence = '`'.repeat(length)
  const isPadded = text.startsWith('`') || text.endsWith('`') || /^ .* $/.test(text)
  const inside = isPadded ? ` ${text} ` : text
  return `${fence}${place === 'cell' ? inside.replaceAll('|', '\\|') : inside}${fence}`
}

function destination(href: string, title: string, place: Place): string {
  const address = `<${href.replace(/[<>]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, '&amp;')}>`
  const words = title.replace(/[\\"]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')
  const whole = words === '' ? address : `${address} "${words}"`
  return place === 'cell' ? whole.replaceAll('|', '\\|') : whole
}

/**
 * A sign beside a letter may count for nothing (CommonMark 0.31, 6.2: flanking). There the letter is
 * written as a character reference, which ends and begins with a sign: `a**(b)**` as `&#97;**(b)**`.
 */
function withNeighbours(pieces: readonly Piece[]): Piece[] {
  const done = pieces.map((piece) => ({ ...piece }))
  // A letter that is written so is a sign for the mark on its other side: once more, then.
  while (done.map((_, at) => part(done, at)).includes(true)) {}
  return done
}

/** Writes the letter outside of a sign as a reference where it must be. @returns whether it did */
function part(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (!piece?.sign) return false
  const isOpen = piece.sign === 'open'
  const inside = isOpen ? first(pieces[at + 1]) : last(pieces[at - 1])
  const outside = isOpen ? pieces[at - 1] : pieces[at + 1]
  const neighbour = isOpen ? last(outside) : first(outside)
  if (!outside?.isWords || neighbour === '' || isApart(neighbour)) return false
  if (piece.text !== '_' && !isPunctuation(inside)) return false
  const reference = `&#${neighbour.codePointAt(0)};`
  outside.text = isOpen
    ? `${outside.text.slice(0, -neighbour.length)}${reference}`
    : `${reference}${outside.text.slice(neighbour.length)}`
  return true
}

function first(piece: Piece | undefined): string {
  return [...(piece?.text ?? '')][0] ?? ''
}

function last(piece: Piece | undefined): string {
  return [...(piece?.text ?? '')].at(-1) ?? ''
}

/** White space and ASCII punctuation, which every reader takes for what it is. */
function isApart(letter: string): boolean {
  return /^[\s!-/:-@[-`{-~]$/.test(letter)
}

function isPunctuation(letter: string): boolean {
  return !/^[\p{L}\p{N}]$/u.test(letter)
}
