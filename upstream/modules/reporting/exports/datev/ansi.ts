import transliterate from '@sindresorhus/transliterate'

/** Characters that Windows-1252 has where Latin-1 has none. */
const extra = new Map(
  [
    ...['€', 0x80, '‚', 0x82, 'ƒ', 0x83, '„', 0x84, '…', 0x85, '†', 0x86, '‡', 0x87, 'ˆ', 0x88],
    ...['‰', 0x89, 'Š', 0x8a, '‹', 0x8b, 'Œ', 0x8c, 'Ž', 0x8e, '‘', 0x91, '’', 0x92, '“', 0x93],
    ...['”', 0x94, '•', 0x95, '–', 0x96, '—', 0x97, '˜', 0x98, '™', 0x99, 'š', 0x9a, '›', 0x9b],
    ...['œ', 0x9c, 'ž', 0x9e, 'Ÿ', 0x9f],
  ].flatMap((value, at, all) => {
    const code = all[at + 1]
    return typeof value === 'string' && typeof code === 'number' ? [[value, code] as const] : []
  }),
)

/** A text whose every letter Windows-1252 has: "Иванов" is "Ivanov", "Łódź" is "Lódz". */
export function ansiText(text: string): string {
  return lettersIn(text, codeOf)
}

/** A text in Windows-1252, which DATEV reads; what has no letters there becomes a question mark. */
export function toAnsi(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...ansiText(text)].map((letter) => codeOf(letter) ?? 0x3f))
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return extra.get(letter)
}

/** A text with letters of a code page alone: one that is lacking loses its accent, or is written as it sounds. */
export function lettersIn(text: string, code: (letter: string) => number | undefined): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (code(letter) !== undefined) return letter
      const [plain = ''] = letter.normalize('NFD')
      if (code(plain) !== undefined) return plain
      const written = transliterate(letter)
      return [...written].every((each) => code(each) !== undefined) ? written : '?'
    })
    .join('')
}
