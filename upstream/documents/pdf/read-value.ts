/** A value as a PDF writes it; `raw` is a number, a name, a string or a word, as it is written. */
export type PdfValue =
  | { kind: 'dict'; entries: PdfDict }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'ref'; number: number; generation: number }
  | { kind: 'raw'; text: string }

/** By its names without their slash. */
export type PdfDict = Map<string, PdfValue>

/** What keeps a PDF from being read; the message is for those who look into it. */
export class PdfFault extends Error {
  override name = 'PdfFault'
}

const deepest = 60
/** As many values one may be made of: a tree of pages has some for each page, a bomb has millions. */
const mostWithin = 250_000
const spaces = '\0\t\n\f\r '
const reference = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const nameText = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexText = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y

/** The first place at or after one that is neither space nor comment. */
export function skipSpace(text: string, start: number): number {
  let at = start
  for (let inComment = false; at < text.length; at++) {
    const letter = text.charAt(at)
    if (inComment) inComment = letter !== '\r' && letter !== '\n'
    else if (letter === '%') inComment = true
    else if (!spaces.includes(letter)) break
  }
  return at
}

/**
 * Reads the value that begins at a place of a PDF, its bytes as letters.
 * @throws PdfFault for what is none
 */
export function readValue(
  text: string,
  start: number,
  depth = 0,
  left = { values: mostWithin },
): { value: PdfValue; end: number } {
  if (depth > deepest) throw new PdfFault('too deep')
  left.values -= 1
  if (left.values < 0) throw new PdfFault('too much')
  const at = skipSpace(text, start)
  if (text.startsWith('<<', at)) return readDict(text, at + 2, depth, left)
  if (text[at] === '[') return readArray(text, at + 1, depth, left)
  if (text[at] === '(') return raw(text, at, endOfString(text, at))
  const ref = matchAt(reference, text, at)
  if (ref) {
    const value = { kind: 'ref', number: Number(ref[1]), generation: Number(ref[2]) } as const
    return { value, end: reference.lastIndex }
  }
  for (const kind of [nameText, hexText, word]) {
    if (matchAt(kind, text, at)) return raw(text, at, kind.lastIndex)
  }
  throw new PdfFault('no value')
}

/** As it is written into a PDF. */
export function writeValue(value: PdfValue): string {
  switch (value.kind) {
    case 'raw':
      return value.text
    case 'ref':
      return `${value.number} ${value.generation} R`
    case 'array':
      return `[${value.items.map(writeValue).join(' ')}]`
    case 'dict': {
      const entries = [...value.entries].map(([name, one]) => `/${name} ${writeValue(one)}`)
      return `<<${entries.join(' ')}>>`
    }
  }
}

type Left = { values: number }

function readDict(text: string, start: number, depth: number, left: Left) {
  const entries: PdfDict = new Map()
  for (let at = skipSpace(text, start); ; ) {
    if (text.startsWith('>>', at)) {
      return { value: { kind: 'dict', entries } as const, end: at + 2 }
    }
    const found = matchAt(nameText, text, at)
    if (!found) throw new PdfFault('a damaged dictionary')
    const { value, end } = readValue(text, nameText.lastIndex, depth + 1, left)
    entries.set(found[0].slice(1), value)
    at = skipSpace(text, end)
  }
}

function readArray(text: string, start: number, depth: number, left: Left) {
  const items: PdfValue[] = []
  for (let at = skipSpace(text, start); ; ) {
    if (text[at] === ']') return { value: { kind: 'array', items } as const, end: at + 1 }
    const { value, end } = readValue(text, at, depth + 1, left)
    items.push(value)
    at = skipSpace(text, end)
  }
}

/** Brackets within a string come in pairs or after a backslash. */
function endOfString(text: string, start: number): number {
  let open = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') open++
    else if (text[at] === ')' && --open === 0) return at + 1
  }
  throw new PdfFault('a string without end')
}

function raw(text: string, at: number, end: number) {
  return { value: { kind: 'raw', text: text.slice(at, end) } as const, end }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
