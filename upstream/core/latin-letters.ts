import transliterate from '@sindresorhus/transliterate'

/** As passports have it: «Ёж» is `Ezh`. */
const customReplacements: [string, string][] = [
  ['ё', 'e'],
  ['Ё', 'E'],
]

/**
 * A text in the letters of ASCII as far as they can say it: `Söhne` is `Soehne`, «Хлеб» is `Khleb`; what has
 * no such letter is left out.
 */
export function latinLetters(text: string): string {
  return transliterate(text.normalize('NFC'), { customReplacements })
    .normalize('NFKD')
    .replace(/\u2044/g, '/')
    .replace(/[^\x20-\x7e]/g, '')
}
