// @ts-check

/** What the originals hold, by the end of their names. */
const originals = {
  latin:
    'A0-FF 131 152-153 2BC 2C6 2DA 2DC 300 301 303 304 308 2009 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 2044 20AC 2122 2191 2193 2212 2215',
  'latin-ext': '100-130 132-151 154-2BA 1E00-1EFF 2020 20A0-20AB 20AD-20C0',
  cyrillic: '400-45F 490-491 4B0-4B1 2116',
}

/** Figures, punctuation and what stands among words in every language. */
export const signs = new Set([
  ...points('20-40 5B-60 7B-7E'),
  ...pointsIn('\u00a0¡¿«»°·×±§©£€„“”‘’‚–—…•−™²'),
])

/** Those of English, German, Italian and Spanish. */
export const letters = new Set([
  ...points('41-5A 61-7A'),
  ...pointsIn('ÄÖÜäöüßÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÑñ'),
])

export const latin = new Set([...signs, ...letters])

/** Those of Russian. */
export const cyrillic = new Set([...points('410-44F'), ...pointsIn('Ёё№')])

/** Signs of money that a Russian page shows without any letter beside them. */
export const currency = pointsIn('₴₸₽')

/** The Cyrillic letters in what the languages call themselves. */
export const nameLetters = pointsIn('Русский')

/** All characters of an original. @param {keyof typeof originals} name */
export function allOf(name) {
  return points(originals[name])
}

/**
 * @param {Set<number>} all
 * @param {Set<number>} some
 */
export function without(all, some) {
  return new Set([...all].filter((point) => !some.has(point)))
}

/** @param {string} text */
function pointsIn(text) {
  return new Set([...text].map((character) => character.codePointAt(0) ?? 0))
}

/** @param {string} ranges */
function points(ranges) {
  return new Set(
    ranges.split(' ').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((end) => Number.parseInt(end, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
  )
}
