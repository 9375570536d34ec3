import transliterate from '@sindresorhus/transliterate'

/** Letters that passports and banks write (ICAO 9303) as the library does not. */
const customReplacements: [string, string][] = Object.entries({
  ...{ ё: 'e', й: 'i', щ: 'shch', ъ: 'ie', ю: 'iu', я: 'ia', ї: 'i', є: 'ie', ў: 'u' },
  ...{ ћ: 'c', ђ: 'd', џ: 'dz', ј: 'j', å: 'aa', ø: 'oe' },
})

/**
 * A name in the small Latin letters that banks and machines know: `Bäckerei Süd` and `Baeckerei Sued` are
 * one, and so are `Иванов` and `Ivanov`.
 */
export function plainName(text: string): string {
  return transliterate(text.normalize('NFC').toLowerCase(), { customReplacements })
}

/** The same with `ae`, `oe` and `ue` as one letter: some leave the dots away, others write the `e`. */
export function looseName(text: string): string {
  return plainName(text).replace(/(?<=[aou])e/g, '')
}
