import { lettersIn } from '../datev/ansi.ts'

/** Where ISO 8859-15 differs from Latin-1. */
const moved: ReadonlyMap<string, number> = new Map([
  ['€', 0xa4],
  ['Š', 0xa6],
  ['š', 0xa8],
  ['Ž', 0xb4],
  ['ž', 0xb8],
  ['Œ', 0xbc],
  ['œ', 0xbd],
  ['Ÿ', 0xbe],
])
const taken = new Set(moved.values())

/** A text in ISO 8859-15, one of the character sets of article A. 47 A-1 LPF. */
export function toLatin9(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...lettersIn(text, codeOf)].map((letter) => codeOf(letter) ?? 0x3f))
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  const isSame = code < 0x80 || (code >= 0xa0 && code <= 0xff && !taken.has(code))
  return isSame ? code : moved.get(letter)
}
