import { type EastAsianFont, eastAsianFontOf, isJapanese } from './east-asian.ts'
import { faceRanges, moreRanges } from './fonts/more-ranges.ts'
import type { Face } from './typefaces.ts'

/** A font of another script that is part of the Worker. */
export type ScriptFont = keyof typeof moreRanges

/** A font for what the paper's own fonts lack. */
export type MoreFont = ScriptFont | EastAsianFont

type Range = readonly [from: number, to: number]

const own: Record<Face, Range[]> = {
  regular: rangesOf(faceRanges.regular),
  semibold: rangesOf(faceRanges.semibold),
  serif: rangesOf(faceRanges.serif),
}
const more = Object.entries(moreRanges).map(
  ([font, ranges]) => [font as ScriptFont, rangesOf(ranges)] as const,
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

/**
 * The font that a letter of a text in one of the paper's fonts is printed in; undefined where none has it.
 * @param isInJapanese whether it stands in a line of Japanese, which draws Chinese characters in its own way
 */
export function fontOf(
  letter: string,
  face: Face = 'regular',
  isInJapanese = false,
): Face | MoreFont | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (holds(own[face], code)) return face
  if (holds(own.regular, code)) return 'regular'
  const font = more.find(([, ranges]) => holds(ranges, code))?.[0]
  return font ?? eastAsianFontOf(code, isInJapanese)
}

/** Whether a font has a letter. */
export function prints(font: Face | MoreFont, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (isFace(font)) return holds(own[font], code)
  const ranges = more.find(([name]) => name === font)?.[1]
  return ranges !== undefined && holds(ranges, code)
}

function isFace(font: Face | MoreFont): font is Face {
  return font in own
}

/** The fonts beside the paper's own that a text needs, whichever of its lines are of Japanese. */
export function fontsFor(text: string): Set<MoreFont> {
  const fonts = new Set<MoreFont>()
  const ways = isJapanese(text) ? [false, true] : [false]
  for (const letter of text.normalize('NFC')) {
    for (const isInJapanese of ways) {
      const font = fontOf(letter, 'regular', isInJapanese)
      if (font && !isFace(font)) fonts.add(font)
    }
  }
  return fonts
}

/** The letters of a text that no font prints, each once. What shows nothing is left out. */
export function unprintable(text: string): string[] {
  const found = new Set<string>()
  for (const letter of text.normalize('NFC')) {
    if (!/[\p{C}\p{Z}\p{Variation_Selector}]/u.test(letter) && fontOf(letter) === undefined) {
      found.add(letter)
    }
  }
  return [...found]
}
