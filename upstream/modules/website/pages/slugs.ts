import transliterate from '@sindresorhus/transliterate'

const longest = 80

/**
 * A part of an address from a title: small Latin letters, digits and hyphens, so that it reads the same
 * everywhere. `Öffnungszeiten & Anfahrt` is `oeffnungszeiten-anfahrt`, «Хлеб» is `khleb`. Empty where
 * nothing is left.
 */
export function slugOf(title: string): string {
  const words = transliterate(title.normalize('NFC'))
    .toLowerCase()
    // `l’olio` is two words, `don’t` one.
    .replace(/['’](?=[aeiouh])/g, '-')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= longest) return words
  // A word is not cut where it can be helped.
  const cut = words.slice(0, longest + 1)
  const end = cut.lastIndexOf('-')
  return cut.slice(0, end > longest / 2 ? end : longest).replace(/-+$/, '')
}

/** One that no other has: `prices`, `prices-2`. Empty texts become `fallback`. */
export function freeSlug(
  wanted: string,
  isTaken: (slug: string) => boolean,
  fallback: string,
): string {
  const slug = slugOf(wanted) || fallback
  if (!isTaken(slug)) return slug
  let count = 2
  while (isTaken(`${slug}-${count}`)) count += 1
  return `${slug}-${count}`
}
