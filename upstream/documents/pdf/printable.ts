import { moreRanges } from './fonts/more-ranges.ts'

/** A font for what the paper's own fonts lack. */
export type MoreFont = keyof typeof moreRanges

/** What the paper's own fonts print: the ranges that `make-fonts.py` keeps. */
const ownRanges = `20-7E A0-AC AE-17F 218-21B 2BC 2C6-2C7 2DA-2DD 370-3FF 400-45F 490-493 49A-49B
  4A2-4A3 4AE-4B1 4BA-4BB 4D8-4D9 4E8-4E9 1E9E 2009-200A 2010-2015 2018-2022 2026 2030-2033 2039-203A
  2044 20A0-20BF 2113 2116 2120-2122 2126 2190-2193 2212 2215 2248 2260 2264-2265`

type Range = readonly [from: number, to: number]

const own = rangesOf(ownRanges)
const more = Object.entries(moreRanges).map(
  ([font, ranges]) => [font as MoreFont, rangesOf(ranges)] as const,
)

function rangesOf(text: string): Range[] {
  return text.split(/\s+/).map((part) => {
    const [from = '', to = from] = part.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

function holds(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to)
}

/** The font beside the paper's own that a letter is printed in; null for its own, undefined for none. */
export function fontOf(letter: string): MoreFont | null | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x180 || holds(own, code)) return null
  return more.find(([, ranges]) => holds(ranges, code))?.[0]
}

/** The fonts beside the paper's own that a text needs. */
export function fontsFor(text: string): Set<MoreFont> {
  const fonts = new Set<MoreFont>()
  for (const letter of text) {
    const font = fontOf(letter)
    if (font) fonts.add(font)
  }
  return fonts
}

/** The letters of a text that no font prints, each once. What shows nothing is left out. */
export function unprintable(text: string): string[] {
  const found = new Set<string>()
  for (const letter of text) {
    if (!/[\p{C}\p{Z}\p{Variation_Selector}]/u.test(letter) && fontOf(letter) === undefined) {
      found.add(letter)
    }
  }
  return [...found]
}
