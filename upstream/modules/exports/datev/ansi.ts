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

/**
 * A text in Windows-1252, which DATEV reads. A letter that it lacks loses its accent, or becomes a
 * question mark.
 */
export function toAnsi(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const letter of text.normalize('NFC')) bytes.push(codeOf(letter) ?? plainCode(letter))
  return new Uint8Array(bytes)
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return extra.get(letter)
}

function plainCode(letter: string): number {
  const [plain] = letter.normalize('NFD')
  return codeOf(plain ?? '') ?? 0x3f
}
