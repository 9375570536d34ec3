import { withoutAccents } from './without-accents.ts'

/** Letters of Cyrillic as they are written in passports and by banks (ICAO 9303). */
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: 'ie',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'iu',
    я: 'ia',
  },
  ...{ і: 'i', ї: 'i', є: 'ie', ґ: 'g', ў: 'u', ћ: 'c', ђ: 'd', љ: 'lj', њ: 'nj', џ: 'dz', ј: 'j' },
}

const latin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', å: 'aa', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue' },
}

/**
 * A name in the small Latin letters that banks and machines know: `Bäckerei Süd` and `Baeckerei Sued` are
 * one, and so are `Иванов` and `Ivanov`.
 */
export function plainName(text: string): string {
  const composed = text.normalize('NFC').toLowerCase()
  const written = composed.replace(/[ßæœøåłđðþıäöüа-яёіїєґўћђљњџј]/g, (letter) => {
    return latin[letter] ?? cyrillic[letter] ?? letter
  })
  return withoutAccents(written)
}

/** The same with `ae`, `oe` and `ue` as one letter: some leave the dots away, others write the `e`. */
export function looseName(text: string): string {
  return plainName(text).replace(/(?<=[aou])e/g, '')
}
