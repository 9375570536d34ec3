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

/** Beyond this many words the letters of a word are spelled anew. */
const maxKnown = 5_000
const known = new Map<string, string>()

/**
 * A word as banks and machines spell it, where that is another word to an index that leaves accents out:
 * `Bäckerei` is found by `backerei`, and its other spelling is `baeckerei`. Empty where there is none.
 */
export function otherSpelling(word: string): string {
  if (/^[\w]*$/.test(word)) return ''
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= maxKnown) known.clear()
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = plainName(word).replace(/[^\p{L}\p{N}]/gu, '')
  const other = plain === bare || plain === word.toLowerCase() ? '' : plain
  known.set(word, other)
  return other
}

/** Legal forms of firms, in the spelling of `looseName`. */
const legalForms = new Set(
  (
    'gmbh mbh ag kg kgaa ohg gbr ug ek ev eg ltd limited llc llp inc corp plc pty co srl srls spa sapa snc ' +
    'sas sa sarl sasu eurl sci sl slu sau sro doo kft bv nv ab oy oyj aps ooo zao oao ao pao ip'
  ).split(' '),
)

/**
 * Whether two names are spelled differently alone: by case, dots, accents, `ae` for `ä` or in Cyrillic. A
 * legal form that one of them leaves out makes no other name; two different ones do.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const isOneForm = a.forms === '' || b.forms === '' || a.forms === b.forms
  return a.words === b.words && a.words !== '' && isOneForm
}

function partsOf(name: string): { words: string; forms: string } {
  // "G.m.b.H." and "S.r.l." are a word each.
  const joined = looseName(name).replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
  const all = joined.match(/[\p{L}\p{N}]+/gu) ?? []
  const named = all.filter((word) => !legalForms.has(word))
  const forms = all.filter((word) => legalForms.has(word))
  return { words: (named.length > 0 ? named : all).join(' '), forms: forms.join(' ') }
}

/** The longest word of a name that is no legal form: both of two alike names hold it. Empty for none. */
export function tellingWord(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !legalForms.has(looseName(word)))
  const [longest = ''] = telling.sort((a, b) => b.length - a.length)
  return longest
}
