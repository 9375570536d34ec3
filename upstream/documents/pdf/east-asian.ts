import { eastAsianFiles } from './fonts/east-asian-files.ts'

/** A file of 512 letters of Chinese (`sc`), Japanese (`jp`) or Korean (`kr`). */
export type EastAsianFont = `${keyof typeof eastAsianFiles}-${number}`

type Span = { from: number; files: string }

const spans = {
  sc: spansOf(eastAsianFiles.sc),
  jp: spansOf(eastAsianFiles.jp),
  kr: spansOf(eastAsianFiles.kr),
}

function spansOf(files: Readonly<Record<string, string>>): Span[] {
  return Object.entries(files).map(([from, letters]) => ({
    from: Number.parseInt(from, 16),
    files: letters,
  }))
}

/** Whether a line has a letter that Japanese alone has. */
export function isJapanese(line: string): boolean {
  return /[\u3041-\u30ff\uff66-\uff9d]/.test(line)
}

/** The file that prints a letter; undefined for none. Chinese characters look as where they are read. */
export function eastAsianFontOf(code: number, isInJapanese: boolean): EastAsianFont | undefined {
  if (code < 0x1100) return undefined
  for (const script of isInJapanese
    ? (['jp', 'sc', 'kr'] as const)
    : (['sc', 'jp', 'kr'] as const)) {
    for (const { from, files } of spans[script]) {
      const sign = files.charCodeAt(code - from)
      if (sign > 0x20) return `${script}-${sign - 0x30}`
    }
  }
  return undefined
}

/** A letter that a line may end after, with the marks that no line begins with. */
export const eastAsianLetter =
  /[\u2e80-\u2fdf\u3040-\u30ff\u31f0-\u9fff\uac00-\ud7a3][\u3001-\u3003\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u301f\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30fb\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d),.:;!?\]]*/u
