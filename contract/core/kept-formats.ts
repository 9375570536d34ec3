/**
 * Formats of `Intl`, each made once for its locale and options: making one takes a hundred times what
 * using it takes, and a page would make the same again for each row.
 */

/** More than there are locales and ways to write; zones that callers name must not grow it for ever. */
const maxKept = 1_000

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()
const collators = new Map<string, Intl.Collator>()
const displayNames = new Map<string, Intl.DisplayNames>()

/** As `new Intl.DateTimeFormat`. @throws RangeError for a locale or zone that is none */
export function keptDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = keyOf(locale, options)
  return keep(dateFormats, key, () => new Intl.DateTimeFormat(locale, options))
}

/** As `new Intl.NumberFormat`. @throws RangeError for a locale that is none */
export function keptNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = keyOf(locale, options)
  return keep(numberFormats, key, () => new Intl.NumberFormat(locale, options))
}

/** As `new Intl.Collator`. @throws RangeError for a locale that is none */
export function keptCollator(locale: string): Intl.Collator {
  return keep(collators, locale, () => new Intl.Collator(locale))
}

/** As `new Intl.DisplayNames`. @throws RangeError for a locale that is none */
export function keptDisplayNames(
  locale: string,
  options: Intl.DisplayNamesOptions,
): Intl.DisplayNames {
  const key = keyOf(locale, options)
  return keep(displayNames, key, () => new Intl.DisplayNames(locale, options))
}

function keyOf(locale: string, options: object): string {
  return `${locale} ${JSON.stringify(options)}`
}

function keep<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const found = known.get(key)
  if (found) return found
  const made = make()
  if (known.size < maxKept) known.set(key, made)
  return made
}
